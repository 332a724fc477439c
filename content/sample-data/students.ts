import type { PublicStudent } from '../../domain/student.ts';

type Enrolment = Pick<
  PublicStudent,
  'course' | 'c_year' | 'section' | 'hostelName' | 'roomNumber' | 'feesPaid'
>;

const neem = { hostelName: 'Neem House' };
const banyan = { hostelName: 'Banyan House' };

const enrolled: [name: string, enrolment: Enrolment][] = [
  ['Asha', { course: 'Tailoring', c_year: '1', section: 'A', ...neem, roomNumber: '101', feesPaid: true }],
  ['Bilal', { course: 'Bakery', c_year: '2', section: 'B', ...banyan, roomNumber: '204', feesPaid: true }],
  [
    'Chitra',
    { course: 'Block printing', c_year: '1', section: 'A', ...neem, roomNumber: '101', feesPaid: false },
  ],
  [
    'Dinesh',
    { course: 'Computer basics', c_year: '3', section: 'C', ...banyan, roomNumber: '204', feesPaid: true },
  ],
  [
    'Elsa',
    {
      course: 'Open school, class 10',
      c_year: '1',
      section: 'B',
      ...banyan,
      roomNumber: '105',
      feesPaid: true,
    },
  ],
  ['Firoz', { course: 'Pottery', c_year: '2', section: 'A', ...neem, roomNumber: '201', feesPaid: false }],
  ['Gauri', { course: 'Tailoring', c_year: '3', section: 'A', ...banyan, roomNumber: '105', feesPaid: true }],
  [
    'Harpreet',
    { course: 'Handloom weaving', c_year: '1', section: 'C', ...neem, roomNumber: '201', feesPaid: true },
  ],
  [
    'Ila',
    {
      course: 'Open school, class 12',
      c_year: '2',
      section: 'B',
      ...neem,
      roomNumber: '103',
      feesPaid: false,
    },
  ],
  [
    'Jacob',
    { course: 'Computer basics', c_year: '1', section: 'C', ...banyan, roomNumber: '206', feesPaid: true },
  ],
  ['Kavita', { course: 'Bakery', c_year: '1', section: 'B', ...neem, roomNumber: '103', feesPaid: true }],
  [
    'Lobsang',
    { course: 'Handloom weaving', c_year: '2', section: 'C', ...banyan, roomNumber: '206', feesPaid: false },
  ],
];

/** Students who can't be taken for real people: the list shows what it is for and gives nobody away. */
export const sampleStudents: PublicStudent[] = enrolled.map(([name, enrolment], index) =>
  sample(name, index + 1, enrolment),
);

function sample(name: string, number: number, enrolment: Enrolment): PublicStudent {
  return {
    name: `Sample ${name}`,
    email: `sample.${name.toLowerCase()}@example.org`,
    phone: `00000 ${String(number).padStart(5, '0')}`,
    address: `Sample address ${number}, Example Nagar`,
    ...enrolment,
  };
}

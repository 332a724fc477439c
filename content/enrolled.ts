import type { Student } from '../domain/student.ts';

/** The words of the page of enrolled students. */
export const enrolled = {
  title: 'Enrolled students',
  description: 'The students who have a place in the hostel, with their courses and rooms.',
  heading: 'Students who live and learn with us',
  lead: 'The list is fetched only when you ask for it, and this page is kept out of search engines.',
  show: 'Show Enrolled Students',
  hide: 'Hide Enrolled Students',
  loading: 'Fetching the list…',
  failed: 'Failed to fetch enrolled students!',
  empty: 'No student is enrolled yet.',
  withoutScript: 'The list needs JavaScript, which is off in this browser.',
  tableLabel: 'Enrolled students',
  count: (shown: number, all: number) => (shown === all ? `${all} students` : `${shown} of ${all} students`),
  showMore: 'Show more',
  yes: 'Yes',
  no: 'No',
  columns: {
    name: 'Full Name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    course: 'Course',
    c_year: 'Year',
    section: 'Section',
    hostelName: 'Hostel Name',
    roomNumber: 'Room Number',
    feesPaid: 'Fees Paid',
  } satisfies Record<keyof Student, string>,
};

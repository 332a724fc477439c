import type { Application } from '../domain/application.ts';
import { approvalTime } from './site.ts';

const purposes: readonly { value: Application['purpose']; label: string }[] = [
  { value: 'education', label: 'Education' },
  { value: 'work', label: 'Work' },
  { value: 'other', label: 'Other' },
];

const durations: readonly { value: Application['duration']; label: string }[] = [
  { value: '3months', label: '3 months' },
  { value: '6months', label: '6 months' },
  { value: '1year', label: '1 year' },
];

/** The words of the form that asks for a place in the hostel, with what is good to know beside it. */
export const applicationForm = {
  heading: 'Apply for a place',
  lead: 'Every field is needed, except the one marked optional. No papers and no money are asked for here.',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  emailHint: 'Our answer goes here.',
  phone: 'Phone',
  phoneHint: 'We call once before we decide.',
  address: 'Address',
  addressHint: 'Where you live now.',
  purpose: 'Purpose',
  selectPurpose: 'Select Purpose',
  purposes,
  duration: 'Duration',
  durations,
  additionalInfo: 'Additional Information',
  additionalInfoHint:
    'Your course or workplace, when you would like to come, what you need: a ground-floor room, a diet, a sign language interpreter.',
  website: 'Leave this field empty',
  privacy:
    'What you write goes to our hostel office and to nobody else. It is used to decide on a place and to reach you, and we delete it when you ask. So that nothing is lost, it also stays in this tab until you close it.',
  submit: 'Submit Application',
  sending: 'Sending your application…',
  submitted: 'Form submitted successfully!',
  failed: 'Failed to enroll!',
  afterFailure: 'What you typed is still here. Try again in a minute, or call us on',
  asideHeading: 'Good to know',
  aside: [
    {
      title: 'Writing for someone else?',
      text: 'Give the name of the person who will live here, and the phone and email where we reach you both.',
    },
    {
      title: 'You get a reference',
      text: 'It appears when the form has reached us. Say it when you call, and we know at once who you are.',
    },
    {
      title: 'Then we read',
      text: `Two people read every application. You hear from us within ${approvalTime}, whatever we decide.`,
    },
  ],
};

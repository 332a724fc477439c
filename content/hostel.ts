import { approvalTime } from './site.ts';

// The words of the page where a place in the hostel is applied for.

export const title = 'Hostel enrollment';
export const description = `A home near the classroom for students and young workers, with ramps, meals and a warden day and night. Apply online; approval takes ${approvalTime}.`;

export const hero = {
  heading: 'A home to come back to after class',
  lead: 'Neem House and Banyan House share one courtyard in Pune, ten minutes from our training centre. Students and young workers live here, with and without disabilities. They cook, study and celebrate together, and someone is within call day and night.',
  apply: 'Apply for a place',
  ask: 'Ask us first',
  tag: ['Approval in', approvalTime],
  picture: 'hostel-house',
  pictureAlt:
    'The two-storey hostel with its ramp and veranda; bright cloths dry on a line and children stand at the gate.',
};

export const day = {
  heading: 'One ordinary day in the house',
  lead: 'No two people need the same help, so nobody gets it by the clock. Tea, the bus and dinner are the exceptions.',
  hours: [
    {
      at: '06:30',
      said: '6.30 am',
      title: 'Tea, and a hand where it is wanted',
      text: 'Attendants help with braces, buttons and hearing aids. Whoever would rather do it alone is left in peace.',
    },
    {
      at: '08:15',
      said: '8.15 am',
      title: 'The bus with a ramp',
      text: 'It goes to the college, the training centre and the station. A wheelchair rolls in; nobody is lifted.',
    },
    {
      at: '16:30',
      said: '4.30 pm',
      title: 'Study hour in company',
      text: 'Two tutors sit in the reading room, beside computers that speak and a shelf of books in Braille.',
    },
    {
      at: '19:30',
      said: '7.30 pm',
      title: 'Dinner at long tables',
      text: 'Dal, rice, rotis and what the garden gives. Sundays belong to whoever wants to cook a dish from home.',
    },
    {
      at: '22:00',
      said: '10 pm',
      title: 'Quiet, with a light in the hall',
      text: 'The warden sleeps on the ground floor of each house, and every bed has a bell that reaches her.',
    },
  ],
  ready: {
    heading: 'What stands ready',
    items: [
      'Ramps, rails and a lift to every floor',
      'Bathrooms with a seat and room to turn',
      'Rooms for two or three, each bed with its own desk and lamp',
      'Separate floors for women and men',
      'A nurse every morning, a doctor on call',
      'Laundry twice a week, Wi-Fi all week',
    ],
  },
};

export const steps = {
  heading: 'Four steps, and a person at each of them',
  items: [
    {
      title: 'Fill in the form',
      text: 'It takes about ten minutes. A parent, a teacher or a friend may write it for you.',
    },
    {
      title: 'We read it and call you',
      text: `Approval takes ${approvalTime}. We ring once before we decide, to hear what you need.`,
    },
    {
      title: 'Come and see the house',
      text: 'Eat lunch with us, try the ramp and the bathroom, meet the warden. Bring whom you like.',
    },
    {
      title: 'Move in',
      text: 'Bring an identity card, two photographs and your own pillow. We show you round the first evening.',
    },
  ],
};

export const faq = {
  heading: 'Asked before you',
  lead: 'These come up in almost every first call.',
  items: [
    {
      question: 'Who can live in the hostel?',
      answer:
        'Students and working people from 14 years, with or without a disability, of every language and faith. For someone younger, write to us; we look for a place with the family.',
    },
    {
      question: 'How long does approval take?',
      answer: `${approvalTime} from the day your application reaches us. If we need to ask you something it can take a day or two more, and we tell you so.`,
    },
    {
      question: 'What does a place cost?',
      answer:
        '₹3,500 a month for bed, three meals, laundry and the bus. There is no deposit. It is less than the house costs; gifts carry the rest. A family that cannot pay all of it tells us what it can, and that stays between us.',
    },
    {
      question: 'I use a wheelchair, a white cane or hearing aids. Is the house ready for me?',
      answer:
        'Yes. Every floor has a lift and step-free bathrooms, doors carry raised numbers, and bells also flash. Two attendants sign. Tell us in the form what would help, and come and try it before you decide.',
    },
    {
      question: 'Which papers do I need?',
      answer:
        'None for the application. On the day you move in, bring an identity card and two photographs. Students bring a letter from the school or college; a disability certificate helps us, but is not needed.',
    },
    {
      question: 'May my family visit, and may I go home?',
      answer:
        'Both, as often as you like. Visitors come until 8 pm, a parent may stay the first night, and a line in the register is enough when you travel.',
    },
    {
      question: 'Can I stay longer than I applied for?',
      answer:
        'Usually. Tell the warden a month before your time is over; nobody has to fill in this form a second time.',
    },
  ],
};

export const contact = {
  heading: 'Rather talk than type?',
  lead: 'Mrs Kulkarni runs the hostel office. She speaks Marathi, Hindi and English, and signs.',
  call: 'Call',
  write: 'Email',
  whatsapp: 'WhatsApp',
  whatsappText: 'Write to the hostel office',
  whatsappMessage: 'Hello! I have a question about a place in the hostel.',
  visit: 'Visit',
};

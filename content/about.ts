import { site } from './site.ts';

// The words and pictures of the page about the foundation.

export const title = 'About us';
export const description =
  'How Diya Dhaga Foundation began in 2019, what it has grown into, what it works for, and how to reach it.';
export const heading = 'It began under a banyan, with six children and one slate';
export const lead =
  'Today it is a school, a workshop and a home. It still starts every morning with a lamp, and every craft with a thread.';
export const picture = 'about-banyan';
export const pictureAlt =
  'Cloth picture of a class under a banyan tree: a teacher holds up a slate, and six children sit round her on mats and in a wheelchair.';

export const story = {
  heading: 'How we began',
  established: 'Established',
  paragraphs: [
    'A retired teacher and a tailor shared a bench outside a clinic in Pune, in the winter of 2018. Each was waiting for a child the neighbourhood school had sent home: one could not hear the lessons, the other could not sit still for them. By the end of the month they were teaching both, and four more, under the banyan behind the temple tank.',
    'The teacher brought a slate. The tailor brought cloth, because hands that are busy let the mind listen. Parents who came to collect their children stayed to hem, and were paid for it. That was the whole idea, and it has not changed much: learning and earning belong in the same room, and the room must be open to everyone.',
    `${site.name} was registered on 10 February 2019. The banyan still stands. On founding day the whole school walks there with lamps.`,
  ],
};

export const timeline = {
  heading: 'The thread so far',
  steps: [
    {
      year: '2019',
      title: 'The foundation, and a vocational training centre',
      text: 'Two rooms, five sewing machines and a loom on loan. The first stole we sold was slightly crooked, and its buyer still wears it.',
    },
    {
      year: '2020',
      title: 'A special education program',
      text: 'When schools closed, teachers went from house to house with kits of their own making. The kits became a program: small classes, sign, picture boards, and a plan for each child.',
    },
    {
      year: '2025',
      title: 'Our first hostel',
      text: 'Students from far villages no longer lose two hours a day on the road. Ramps, a shared kitchen, and somebody within call at night.',
    },
  ],
  next: 'The needle is still threaded.',
};

export const purpose = {
  heading: 'What we work for',
  mission: {
    title: 'Our mission',
    text: 'To teach every child in the way that child learns, to train hands for work that pays, and to give students a safe home while they do both.',
  },
  vision: {
    title: 'Our vision',
    text: 'A town where nobody is surprised to see a person with a disability at the next desk, at the next loom, or in charge.',
  },
};

export const work = {
  heading: 'Where the work goes on',
  shop: {
    title: 'In the workshop',
    text: 'Stoles, lamps, pickles and bags leave our tables every week, each with its maker’s initials inside the seam.',
    link: 'See what is for sale',
    picture: 'workshop-table',
    pictureAlt: 'Cloth picture of hands round a table, cutting, stitching, painting and tying.',
  },
  hostel: {
    title: 'In the hostel',
    text: 'A courtyard, a long dining table, and a bed for students who learn far from home.',
    link: 'Apply for a place',
    picture: 'hostel-house',
    pictureAlt: 'Cloth picture of the hostel: people at its gate, a ramp to its door, washing on the line.',
  },
  donate: {
    title: 'In the account book',
    text: 'Five hundred rupees keep one trainee in thread for a month.',
    link: 'Give for the next month',
  },
};

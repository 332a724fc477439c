import { site } from './site.ts';

/** A picture of the home page, by its name among the built pictures. */
export type HomePicture = { picture: string; alt: string };

/** One of the pictures that take turns at the top, with the line beneath it. */
export type HeroPicture = HomePicture & { caption: string };

/** The carved block that stands for an area or a step. */
export type HomeMotif = 'lamp' | 'leaf' | 'fish' | 'elephant' | 'hand' | 'house' | 'pot' | 'star';

// The words, numbers and pictures of the home page.

export const title = `${site.name} · ${site.tagline}`;
export const description = site.description;

export const motion = {
  pause: 'Pause',
  play: 'Play',
  explained: 'Stops or starts the changing pictures, the passing lines and the counting numbers.',
};

export const hero = {
  heading: ['Children learn here.', 'Makers work here.', 'Students live here.'],
  lead: `Since ${site.foundedOn.slice(0, 4)} our house in Pune has taught children with special needs, trained young people in a craft, and given students a home.`,
  about: { label: 'Meet us', to: '/about' },
  shop: { label: 'See what we make', to: '/shop' },
  pictures: {
    label: 'Pictures from our days',
    carousel: 'carousel',
    previous: 'Previous picture',
    next: 'Next picture',
    position: (at: number, all: number) => `Picture ${at} of ${all}`,
  },
};

export const heroPictures = [
  {
    picture: 'hero-loom',
    alt: 'A woman and a young man weave a striped cloth together at a handloom.',
    caption: 'Monday at the loom: four hands, one cloth.',
  },
  {
    picture: 'hero-classroom',
    alt: 'A teacher holds up a picture board beside a table with four pupils, one of them in a wheelchair.',
    caption: 'In class, a picture is as good as a word.',
  },
  {
    picture: 'hero-veranda',
    alt: 'At night on the lamp-lit veranda, young people with crutches and a guide cane sit together; one of them plays a drum.',
    caption: 'After homework, the veranda belongs to music.',
  },
  {
    picture: 'hero-diwali-stall',
    alt: 'A young man with a hearing aid hands a lit lamp across his stall to a grandmother; the child beside her waves.',
    caption: 'Our Diwali stall, the busiest week of the year.',
  },
] satisfies HeroPicture[];

export const slogans = {
  label: 'What we hold to',
  lines: [
    'Every child learns in their own time',
    'Good work deserves fair pay',
    'A ramp at every door',
    'Nothing about us without us',
    'One lamp lights another',
    'Made slowly, made well',
  ],
};

export const mission = {
  heading: 'Four kinds of work, under one roof',
  lead: 'A child may begin in our classroom, learn a craft at sixteen, and one day teach it to someone else.',
  areas: [
    {
      motif: 'lamp',
      dye: 'indigo',
      title: 'Special education',
      text: 'Classes of eight, with picture boards, sign and speech. Each child follows a plan that we draw up with the family, and look at again every term.',
    },
    {
      motif: 'hand',
      dye: 'marigold',
      title: 'Vocational training',
      text: 'Weaving, stitching, block printing, pottery and the kitchen. Trainees are paid for what they make from the day it is good enough to sell.',
    },
    {
      motif: 'house',
      dye: 'madder',
      title: 'A hostel to study from',
      text: 'Rooms without steps, meals at fixed times, help with homework, and someone awake at night. Home, for those whose college is too far from theirs.',
    },
    {
      motif: 'leaf',
      dye: 'leaf',
      title: 'Community welfare',
      text: 'Hearing and eye camps twice a year, help with disability certificates, and a reading room that is open to the whole lane.',
    },
  ] satisfies {
    motif: HomeMotif;
    dye: 'indigo' | 'marigold' | 'madder' | 'leaf';
    title: string;
    text: string;
  }[],
};

export const products = {
  heading: 'Fresh off the workbench',
  lead: 'A few of the things our makers finished lately. Each price pays the hands that made it.',
  all: { label: 'Go to the shop', to: '/shop' },
  productsTo: '/shop',
};

export const impact = {
  heading: 'Since the first lamp was lit',
  counters: [
    { figure: 500, label: 'children educated', text: 'in our classrooms and at their own kitchen tables' },
    { figure: 120, label: 'youth trained', text: 'in a craft that they can live by' },
    { figure: 350, label: 'students sheltered', text: 'for a term, a year, or a whole degree' },
  ],
};

export const hostel = {
  heading: 'A room of one’s own, and friends across the corridor',
  text: 'Our hostel is for students and young workers with special needs who live too far away to come daily. You apply in ten minutes; we answer in 5-7 working days.',
  facts: [
    'A lift and ramps to every floor',
    'Someone within call day and night',
    'A desk and a lamp by every bed',
    'Dinner together at long tables',
  ],
  apply: { label: 'Apply for a place', to: '/hostel-enrollment' },
  picture: {
    picture: 'hostel-house',
    alt: 'The two-storey hostel with a girl in a wheelchair on its ramp; bright clothes dry on a line, and a woman and two children greet from the gate.',
  } satisfies HomePicture,
};

export const how = {
  heading: 'How it works, from the first visit',
  steps: [
    {
      motif: 'house',
      title: 'Come and see us',
      text: 'Visit on any working day, or call. We show you around, listen, and have tea. Nothing needs to be decided.',
    },
    {
      motif: 'star',
      title: 'We make a plan together',
      text: 'Family, teacher and student sit down and write one page: what is easy, what is hard, what comes first.',
    },
    {
      motif: 'pot',
      title: 'Learn, make, move on',
      text: 'Class, workshop or hostel, at a pace that fits. Twice a year we look at the page again, and turn it.',
    },
  ] satisfies { motif: HomeMotif; title: string; text: string }[],
};

export const achievements = {
  heading: 'What we are proud of',
  list: [
    { year: '2019', text: 'We opened on 10 February with two looms, four trainees and a borrowed kettle.' },
    {
      year: '2020',
      text: 'The special education programme began, and went on by phone when the doors had to close.',
    },
    {
      year: '2023',
      text: 'Twenty-six of our trainees found paid work that year. Most of them still hold it.',
    },
    { year: '2025', text: 'Our first hostel opened its gate, with a ramp before it had a nameplate.' },
  ],
};

export const contact = {
  heading: 'Come by, call or write',
  text: 'Someone who knows the children picks up the phone.',
  phone: 'Phone',
  email: 'Email',
  whatsapp: 'WhatsApp',
  writeOnWhatsapp: 'Write to us',
  opensInNewTab: '(opens in a new tab)',
  greeting: `Hello ${site.shortName}!`,
  address: 'Address',
  openingHours: 'Open',
};

export const testimonials = {
  heading: 'In their words',
  list: [
    {
      quote: 'He counts the stitches aloud now. Nobody asked him to. He likes to know how far he has come.',
      name: 'Meera',
      about: 'mother of Kabir, who is ten and in the morning class',
    },
    {
      quote: 'My first pay bought my mother a pressure cooker. The second I kept.',
      name: 'Prakash',
      about: 'weaver, trained here in 2021',
    },
  ],
};

export const support = {
  heading: 'Two good ways to be part of it',
  picture: {
    picture: 'workshop-table',
    alt: 'Hands of many shades around one table, cutting, stitching, painting and tying.',
  } satisfies HomePicture,
  donate: {
    title: 'Give',
    text: 'Any amount, once or often, by UPI or bank transfer. It goes to classes, yarn, meals and wages.',
    link: { label: 'Choose an amount', to: '/donate' },
  },
  shop: {
    title: 'Buy something well made',
    text: 'A bag, a stole, a jar of pickle. You get a thing that lasts; its maker gets paid.',
    link: { label: 'Look around the shop', to: '/shop' },
  },
};

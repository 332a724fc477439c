/** What a gallery picture is about; the filter's words are in `gallery.types`. */
export const GALLERY_TYPES = ['activity', 'hostel', 'inspiring'] as const;

/** One of the three things that gallery pictures are about. */
export type GalleryType = (typeof GALLERY_TYPES)[number];

/** A picture of the gallery. */
export type GalleryItem = {
  /** Stands in the address of the open picture: letters, digits and hyphens. */
  id: string;
  type: GalleryType;
  title: string;
  description: string;
  /** The picture's name among the built pictures. */
  image: string;
  /** What the picture shows, for who can't see it. */
  alt: string;
  /** An ISO date. */
  date: string;
};

/** The words of the gallery. */
export const gallery = {
  title: 'Gallery',
  description:
    'Nine moments from our workshops, our hostel and our people’s lives: painting lamps, block printing, carrom evenings, a first market day.',
  heading: 'Ordinary days, sewn to be kept',
  lead: 'Lamps, carrom, supper, a first stall, a dance. These are moments from our workshops, our hostel and the lives that go on from here. Press a picture to see it large.',
  filter: 'Pictures of',
  all: 'All',
  types: {
    activity: 'Activity',
    hostel: 'Hostel Life',
    inspiring: 'Inspiring Change',
  } satisfies Record<GalleryType, string>,
  lightbox: {
    position: (at: number, all: number) => `${at} of ${all}`,
    previous: 'Previous',
    next: 'Next',
    enterFullscreen: 'Enter fullscreen',
    exitFullscreen: 'Exit fullscreen',
    download: 'Download',
    close: 'Close',
    fileName: (id: string) => `diya-dhaga-${id}.jpg`,
  },
  why: {
    heading: 'Why our pictures are sewn',
    paragraphs: [
      'A photograph of a child belongs to the child. Until the child and the family both say yes, we do not take one, and we never need one to show what a good day looks like.',
      'So each moment is cut from cloth and stitched: appliqué, the way quilts are made from saris that have been loved for years. The people you see are real in everything except their faces.',
    ],
    hands: 'The same care goes into what we sell, and the door is open if you would rather see for yourself.',
    shop: { label: 'See what we make', to: '/shop' },
    visit: { label: 'Plan a visit', to: '/about' },
  },
};

/** The nine pictures, in the order in which they hang. */
export const galleryItems: readonly GalleryItem[] = [
  {
    id: 'lamp-painting',
    type: 'activity',
    title: 'Two hundred lamps before Diwali',
    description:
      'Every October the long table turns orange. Farida draws the rims, Om fills the petals, and the lamp that drips is the one they keep.',
    image: 'gallery-lamp-painting',
    alt: 'Three children, one of them in a wheelchair, paint clay lamps at a long table; their teacher holds up a lit one.',
    date: '2025-10-11',
  },
  {
    id: 'hostel-supper',
    type: 'hostel',
    title: 'Supper is at eight, and nobody eats alone',
    description:
      'Dal, rice, a vegetable and one argument about cricket. Whoever cooked sits down last and is served first.',
    image: 'gallery-hostel-supper',
    alt: 'Four students sit on a mat round steel plates of rice and dal; the cook, a pail in her hand, ladles out more.',
    date: '2025-08-22',
  },
  {
    id: 'first-market-day',
    type: 'inspiring',
    title: 'Meena’s first market day',
    description:
      'She had priced each bag herself and rehearsed the change twice. By noon the jute ones were gone, and she had stopped rehearsing.',
    image: 'gallery-first-market-day',
    alt: 'Under a striped awning a young woman with a hearing aid hands a printed bag to a customer; a man in a turban waits.',
    date: '2025-11-02',
  },
  {
    id: 'therapy-corner',
    type: 'activity',
    title: 'Reaching up, ten times',
    description:
      'Physiotherapy on Tuesdays is a ball, a mat and someone who counts in a funny voice. Ten is the aim. Eleven is for showing off.',
    image: 'gallery-therapy-corner',
    alt: 'A boy with ankle braces reaches up for a striped ball that his therapist holds; a girl on the floor claps.',
    date: '2025-06-17',
  },
  {
    id: 'carrom-evening',
    type: 'hostel',
    title: 'The queen goes to the quiet one',
    description:
      'Carrom begins after homework and ends when the warden yawns. Salim plays by ear and by touch; he has not lost since July.',
    image: 'gallery-carrom-evening',
    alt: 'Four friends round a carrom board under a lantern; the boy with dark glasses aims, another sits in a wheelchair.',
    date: '2025-09-05',
  },
  {
    id: 'the-tailor',
    type: 'inspiring',
    title: 'The tailor of Spindle Lane',
    description:
      'Asha came to us to learn hemming. She moved the treadle to a hand wheel, took a shop on the corner, and now teaches hemming.',
    image: 'gallery-the-tailor',
    alt: 'A young woman with ankle braces guides marigold cloth under her sewing machine; an apprentice holds its far end.',
    date: '2025-03-14',
  },
  {
    id: 'block-printing',
    type: 'activity',
    title: 'One block, one breath',
    description:
      'Ink, place, breathe, thump. A metre of cloth takes forty presses, and the last row is as straight as the first.',
    image: 'gallery-block-printing',
    alt: 'A young woman and a young man press carved blocks along a cotton cloth, leaving rows of indigo leaves.',
    date: '2025-07-30',
  },
  {
    id: 'study-hour',
    type: 'hostel',
    title: 'Study hour, with a reading finger',
    description:
      'One lamp, three subjects. Kabir reads Braille history with his hands while the others still hunt for a sharpener.',
    image: 'gallery-study-hour',
    alt: 'At one table in the evening a boy reads Braille with his fingertips, a girl writes and another boy uses an abacus.',
    date: '2025-09-18',
  },
  {
    id: 'annual-day-dance',
    type: 'inspiring',
    title: 'Wheels know the beat',
    description:
      'For annual day they built the dance around the turn of a wheelchair: eight counts, one spin, everyone’s dupatta in the air.',
    image: 'gallery-annual-day-dance',
    alt: 'On a stage a dancer tips her wheelchair into a spin between two partners, a marigold dupatta arched over her.',
    date: '2025-12-20',
  },
];

/** Contents of one kind that the site came with: where they are, and what they are called. */
export type SampleGroup = {
  /** The file, in the folder of the content. */
  file: string;
  /** The keys, from the top of the file; `*` means every entry of a list. */
  keys: readonly string[];
  /** Such as “the phone number”, or “testimonials” where there are several. */
  name: string;
  fix: string;
};

const fact = (key: string, name: string): SampleGroup => ({
  file: 'facts.json',
  keys: [key],
  name,
  fix: 'Write the true value there.',
});

const inShell = (key: string, name: string): SampleGroup => ({
  file: 'en/shell.json',
  keys: [`foundation.${key}`],
  name,
  fix: 'Write your own there.',
});

/** The contents that are invented: they say something about a foundation that does not exist. */
export const sampleGroups: readonly SampleGroup[] = [
  fact('name', 'the name of the foundation'),
  fact('shortName', 'its short name'),
  inShell('tagline', 'the line under the name'),
  inShell('description', 'what search engines say'),
  fact('foundedOn', 'the founding day'),
  fact('whatsapp', 'the WhatsApp number'),
  fact('phone', 'the phone number'),
  fact('email', 'the email address'),
  fact('address', 'the address'),
  inShell('openingHours', 'the opening hours'),
  fact('socials', 'the social links'),
  fact('upiId', 'the UPI ID'),
  fact('bankAccount', 'the bank account'),
  fact('hostelCost', 'the cost of a place in the hostel'),
  {
    file: 'facts.json',
    keys: ['impact.childrenEducated', 'impact.youthTrained', 'impact.studentsSheltered'],
    name: 'figures of the home page',
    fix: 'Write your own figures there.',
  },
  {
    file: 'facts.json',
    keys: ['giftFigures.livesImpacted', 'giftFigures.activeProjects', 'giftFigures.fundsUtilized'],
    name: 'figures of the donation page',
    fix: 'Write your own figures there.',
  },
  {
    file: 'en/home.json',
    keys: ['testimonials.list.*'],
    name: 'testimonials',
    fix: 'Write what real people said, with their consent.',
  },
  {
    file: 'en/home.json',
    keys: ['achievements.list.*'],
    name: 'achievements',
    fix: 'Write what you have achieved.',
  },
  {
    file: 'en/home.json',
    keys: [
      'hero.lead',
      'heroPictures.*.caption',
      'mission.lead',
      'mission.areas.*',
      'impact.counters.*.text',
      'how.steps.*',
    ],
    name: 'texts about your work',
    fix: 'Write what you do.',
  },
  {
    file: 'en/home.json',
    keys: ['hostel.text', 'hostel.facts.*'],
    name: 'facts of the hostel',
    fix: 'Write what is true there.',
  },
  {
    file: 'en/about.json',
    keys: ['heading', 'lead', 'story.paragraphs.*'],
    name: 'texts of your story',
    fix: 'Write how the foundation began.',
  },
  {
    file: 'en/about.json',
    keys: ['timeline.steps.*'],
    name: 'years of your story',
    fix: 'Write what happened in which year.',
  },
  {
    file: 'en/about.json',
    keys: ['purpose.mission', 'purpose.vision'],
    name: 'statements of mission and vision',
    fix: 'Write your own.',
  },
  {
    file: 'en/about.json',
    keys: ['work.*.text'],
    name: 'texts about shop, hostel and gifts',
    fix: 'Write what is true of yours.',
  },
  {
    file: 'en/donate.json',
    keys: ['figures.list.*.text'],
    name: 'texts beside the figures of the donation page',
    fix: 'Write what your figures count.',
  },
  {
    file: 'en/donate.json',
    keys: ['ledger.lines.*'],
    name: 'examples of what a gift pays for',
    fix: 'Write what a gift pays for with you.',
  },
  {
    file: 'en/hostel.json',
    keys: ['hero.lead', 'answers.lines.*', 'day.hours.*', 'day.ready.items.*', 'contact.lead'],
    name: 'texts about the hostel',
    fix: 'Write what is true of your hostel.',
  },
  {
    file: 'en/hostel.json',
    keys: ['faq.items.*'],
    name: 'answers about the hostel',
    fix: 'Write your own questions and answers.',
  },
  {
    file: 'en/gallery.json',
    keys: ['items.*'],
    name: 'texts of gallery pictures',
    fix: 'Write what your own pictures show.',
  },
  {
    file: 'en/gallery.json',
    keys: ['why.paragraphs.*'],
    name: 'texts about photographs',
    fix: 'Write when you take photographs, and of whom.',
  },
  {
    file: 'en/easy.json',
    keys: ['about.sections.*', 'hostel.sections.*', 'donate.examples.*'],
    name: 'texts in easy read',
    fix: 'Write there what the full pages say.',
  },
];

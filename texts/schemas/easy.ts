import * as v from 'valibot';
import drawn from '../../content/pictures/drawn.json' with { type: 'json' };
import type { ApplicationState } from '../../domain/hostel/application-state.ts';
import type { Application } from '../../domain/hostel/application.ts';
import type { EnrolledAccess } from '../../domain/hostel/enrolled-access.ts';
import type { ApplicationCredentials } from '../../domain/hostel/own-application.ts';
import type { Language } from '../../domain/values/languages.ts';
import { reasonMessage } from '../content-problem.ts';
import { easyProblem } from './easy-rules.ts';
import { listOf, template, text } from './text.ts';

/** The messages of the pages in easy read. */
export type EasyMessages = v.InferOutput<ReturnType<typeof easySchemaIn>>;

/** A picture and what it shows in words: one idea. */
export type EasyIdea = { picture: string; text: string };

// The drawings of easy read, one for each idea. A photograph of the same name takes the place of one.
const easyPictures = Object.keys(drawn).filter((name) => name.startsWith('easy-'));

const picture = v.picklist(easyPictures, reasonMessage('easyPicture'));
/** The schema of a language's `easy.json`: each language has its own sentences, and rules of its own for them. */
export function easySchemaIn(language: Language) {
  const easyText = (...required: string[]) => easyTextIn(language, required);
  const easy = easyText();
  const idea = v.strictObject({ picture, text: easy });
  const head = { title: text, description: text, heading: easy };
  const section = v.strictObject({ heading: easy, ideas: listOf(idea) });
  const choice = v.strictObject({ picture, link: easy, text: easy });

  const question = v.strictObject({ picture, label: easy, hint: easy });
  const questions = {
    firstName: question,
    lastName: question,
    email: question,
    phone: question,
    address: question,
    purpose: question,
    duration: question,
    additionalInfo: question,
  } satisfies Record<keyof Application, typeof question>;

  // Who may read the list of students is a setting of the server: an idea for each value.
  const studentList = { open: idea, masked: idea, consented: idea, closed: idea } satisfies Record<
    EnrolledAccess,
    typeof idea
  >;

  const problem = { missing: easy, 'too-long': easy };
  const choiceProblem = v.strictObject({ missing: easy, 'not-a-choice': easy });

  const form = v.strictObject({
    heading: easy,
    before: listOf(idea),
    questions: v.strictObject(questions),
    purposes: v.strictObject({ education: easy, work: easy, other: easy }),
    durations: v.strictObject({ '3months': easy, '6months': easy, '1year': easy }),
    website: text,
    privacy: listOf(idea),
    studentList: v.strictObject(studentList),
    /** The way off the list, wherever it is shown. */
    offList: idea,
    /** Above the button: sending is the consent. */
    agree: idea,
    submit: easy,
    sent: v.strictObject({
      heading: easy,
      received: idea,
      reference: idea,
      next: idea,
      shortPhone: idea,
      phoneInDoubt: v.strictObject({ picture, text: easyText('phone') }),
      aadhaarHidden: idea,
      send: easy,
      message: template('reference', 'phone'),
    }),
    failure: idea,
    summary: easy,
    shortPhone: easy,
    phoneInDoubt: easyText('phone'),
    problems: v.strictObject({
      firstName: v.strictObject(problem),
      lastName: v.strictObject(problem),
      email: v.strictObject({ ...problem, 'not-an-email': easy }),
      phone: v.strictObject(problem),
      address: v.strictObject(problem),
      purpose: choiceProblem,
      duration: choiceProblem,
      default: v.strictObject({ ...problem, 'not-an-email': easy, 'not-a-choice': easy }),
    }),
  });

  const action = v.strictObject({ picture, text: easy, button: easy });
  const timed = (placeholder: string) => v.strictObject({ picture, text: easyText(placeholder) });
  const ownForm = v.strictObject({
    ...head,
    before: listOf(idea),
    questions: v.strictObject({
      reference: v.strictObject({ picture, label: easy, hint: easyText('example') }),
      phone: question,
    } satisfies Record<keyof ApplicationCredentials, v.GenericSchema>),
    problems: v.strictObject({ reference: easy, phone: easy }),
    show: easy,
    /** Why no form is shown. */
    trouble: v.strictObject({
      unknown: idea,
      closed: timed('minutes'),
      tooMany: timed('minutes'),
      elsewhere: idea,
      failed: idea,
    }),
    states: v.strictObject({
      new: idea,
      reading: idea,
      waiting: idea,
      admitted: idea,
      declined: idea,
      withdrawn: idea,
    } satisfies Record<ApplicationState, typeof idea>),
    answerBy: timed('day'),
    late: idea,
    erasureAsked: idea,
    /** The way to the page in full, which alone shows and corrects the answers. */
    change: action,
    /** The same way, once nothing can be corrected any more. */
    read: action,
    withdraw: action,
    reopen: v.strictObject({ picture, text: easyText('hours'), button: easy }),
    erase: action,
    eraseSure: v.strictObject({ heading: easy, ideas: listOf(idea), yes: easy, no: easy }),
    list: action,
    done: v.strictObject({ withdraw: easy, reopen: easy, 'leave-list': easy, erase: easy }),
    refused: easy,
  });

  return v.strictObject({
    fullPage: easy,
    more: easy,
    /** Above the page while it shows content that the site came with. */
    samples: v.strictObject({ label: easy, text: easy }),
    footer: v.strictObject({ childline: easy, notEasy: easy, privacy: easy, accessibility: easy }),
    start: v.strictObject({
      ...head,
      ideas: listOf(idea),
      choose: easy,
      about: choice,
      hostel: choice,
      application: choice,
      donate: choice,
      contact: choice,
    }),
    about: v.strictObject({ ...head, sections: listOf(section) }),
    hostel: v.strictObject({ ...head, sections: listOf(section) }),
    /** The application; it stands on the page about the hostel. */
    form,
    /** The page on which a family sees the application that it has sent. */
    application: ownForm,
    donate: v.strictObject({
      ...head,
      ideas: listOf(idea),
      examplesHeading: easy,
      /** In the order of `giftExamples` in `facts.json`. */
      examples: listOf(v.strictObject({ picture, text: easyText('amount') })),
      afterExamples: listOf(idea),
      upi: v.strictObject({
        heading: easy,
        intro: idea,
        /** Only where the screen is a phone's. */
        open: idea,
        button: easy,
        scan: idea,
        code: easy,
        id: idea,
        payee: idea,
      }),
      bank: v.strictObject({
        heading: easy,
        intro: idea,
        details: idea,
        holder: easy,
        bank: easy,
        accountNumber: easy,
        ifsc: easy,
      }),
      /** Where the foundation may take no gifts from abroad. */
      citizens: idea,
      safe: v.strictObject({ heading: easy, secret: idea, call: idea }),
      noMethod: idea,
    }),
    contact: v.strictObject({
      ...head,
      call: v.strictObject({ heading: easy, idea }),
      whatsapp: v.strictObject({ heading: easy, idea, link: easy, message: text }),
      email: v.strictObject({ heading: easy, idea }),
      visit: v.strictObject({ heading: easy, address: idea, hours: idea, languages: idea }),
      /** The national number always; the foundation's own contact where it has one. */
      childSafety: v.strictObject({
        heading: easy,
        childline: idea,
        link: easy,
        emergency: easy,
        contact: idea,
      }),
      /** For whoever reads the page and is hurt. */
      yourSafety: v.strictObject({ heading: easy, idea }),
    }),
  });
}

/** A text in easy read, with the placeholders that it needs. */
function easyTextIn(language: Language, required: readonly string[]) {
  return v.pipe(
    template(...required),
    v.rawCheck(({ dataset, addIssue }) => {
      const reason = dataset.typed ? easyProblem(dataset.value, language) : undefined;
      if (reason) addIssue({ message: reason });
    }),
  );
}

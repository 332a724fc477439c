import { expect, test } from 'vitest';
import { durationText, fillContent } from './fill-content.ts';
import { readContent } from './read-content.ts';
import type { Facts } from './schemas/facts.ts';

test('a duration is said in each language in Latin digits', () => {
  expect(durationText({ months: 12 }, 'en-IN')).toBe('12 months');
  expect(durationText({ days: 30 }, 'hi-IN')).toBe('30 दिन');
  expect(durationText({ months: 36 }, 'mr-IN')).toBe('36 महिने');
});

/** The texts of a site that answers within these days. */
function answering(least: number, most: number, workingDays?: Facts['workingDays']) {
  const reading = readContent('content');
  if ('problems' in reading) throw new Error('The content has mistakes.');
  const { written } = reading;
  const { facts } = written;
  const { messages } = fillContent({
    ...written,
    facts: { ...facts, answerDays: { least, most }, workingDays: workingDays ?? facts.workingDays },
  });
  return { ...messages, easy: messages.en.easy.form.sent.next.text };
}

test('the time of an answer is said from the facts', () => {
  const shipped = answering(5, 7);
  expect(shipped.en.hostel.hero.tag).toEqual(['Approval in', '5-7 working days']);
  expect(shipped.hi.hostel.hero.tag[1]).toBe('5-7 कामकाजी दिन में');
  expect(shipped.mr.hostel.hero.tag[1]).toBe('कामाचे 5-7 दिवस');
  expect(answering(7, 7).en.hostel.hero.tag[1]).toBe('7 working days');
  expect(answering(1, 1).en.hostel.hero.tag[1]).toBe('1 working day');
  expect(answering(1, 1).mr.hostel.hero.tag[1]).toBe('कामाचा 1 दिवस');
});

test('easy read says it in whole weeks of the days that are worked', () => {
  expect(answering(5, 7).easy).toBe(
    'You will get our answer in 2 weeks or less. It can be yes or no. We work Monday to Saturday.',
  );
  expect(answering(5, 6).easy).toContain('in 1 week or less.');
  expect(answering(2, 3, ['tuesday', 'friday']).easy).toContain('We work Tuesday and Friday.');
});

test('the working days stand in the opening hours of each language', () => {
  const { en, hi, mr } = answering(5, 7);
  expect(en.shell.foundation.openingHours).toBe('Monday to Saturday, 10 am to 5 pm');
  expect(hi.shell.foundation.openingHours).toMatch(/^सोमवार से शनिवार, /);
  expect(mr.shell.foundation.openingHours).toMatch(/^सोमवार ते शनिवार, /);
});

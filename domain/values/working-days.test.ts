import { describe, expect, test } from 'vitest';
import { dayInIndia } from './indian-time.ts';
import { weekdays } from './weekdays.ts';
import { dayAfterWorkingDays, workingDaysBetween } from './working-days.ts';

const mondayToFriday = { workingDays: weekdays.slice(0, 5), holidays: [] };
const mondayToSaturday = { workingDays: weekdays.slice(0, 6), holidays: [] };
const tuesdays = { workingDays: ['tuesday'] as const, holidays: [] };
const sundays = { workingDays: ['sunday'] as const, holidays: [] };

describe('working days', () => {
  test.each([
    ['the same day', '2026-11-23', '2026-11-23', 0, 0],
    ['Monday to Tuesday', '2026-11-23', '2026-11-24', 1, 1],
    ['Friday to Monday', '2026-11-20', '2026-11-23', 1, 2],
    ['Friday to Saturday', '2026-11-20', '2026-11-21', 0, 1],
    ['Saturday to Sunday', '2026-11-21', '2026-11-22', 0, 0],
    ['Saturday to Monday', '2026-11-21', '2026-11-23', 1, 1],
    ['a week', '2026-11-23', '2026-11-30', 5, 6],
    ['a year', '2025-11-24', '2026-11-23', 260, 312],
    ['a day before', '2026-11-24', '2026-11-23', 0, 0],
  ])('of %s', (_, from, to, withoutSaturdays, withSaturdays) => {
    expect(workingDaysBetween(from, to, mondayToFriday)).toBe(withoutSaturdays);
    expect(workingDaysBetween(from, to, mondayToSaturday)).toBe(withSaturdays);
  });

  test('leave out holidays of the time between, once each, and not those on which nobody works anyway', () => {
    // A Tuesday twice, a Saturday, the day itself and a day that is later.
    const holidays = ['2026-11-24', '2026-11-24', '2026-11-28', '2026-11-23', '2026-12-25'];
    expect(workingDaysBetween('2026-11-23', '2026-11-30', { ...mondayToFriday, holidays })).toBe(4);
    expect(workingDaysBetween('2026-11-23', '2026-11-30', { ...mondayToSaturday, holidays })).toBe(4);
  });

  test('of a week in which one day is worked', () => {
    expect(workingDaysBetween('2026-11-23', '2026-12-08', tuesdays)).toBe(3);
    expect(workingDaysBetween('2026-11-24', '2026-11-30', tuesdays)).toBe(0);
    expect(workingDaysBetween('2026-11-23', '2026-11-29', sundays)).toBe(1);
  });

  test('begin at midnight in India', () => {
    expect(dayInIndia('2026-03-31T18:29:59.999Z')).toBe('2026-03-31');
    expect(dayInIndia('2026-03-31T18:30:00.000Z')).toBe('2026-04-01');
  });
});

describe('the day after so many working days', () => {
  test.each([
    ['within a week', '2026-11-23', 3, '2026-11-26', '2026-11-26'],
    ['over a weekend', '2026-11-20', 2, '2026-11-24', '2026-11-23'],
    ['from a Saturday', '2026-11-21', 7, '2026-12-01', '2026-11-30'],
  ])('%s', (_, from, count, withoutSaturdays, withSaturdays) => {
    expect(dayAfterWorkingDays(from, count, mondayToFriday)).toBe(withoutSaturdays);
    expect(dayAfterWorkingDays(from, count, mondayToSaturday)).toBe(withSaturdays);
  });

  test('comes later by each holiday, and is as the desk counts', () => {
    const working = { ...mondayToSaturday, holidays: ['2026-11-24', '2026-11-28', '2026-11-29'] };
    const day = dayAfterWorkingDays('2026-11-23', 7, working);
    expect(day).toBe('2026-12-03');
    expect(workingDaysBetween('2026-11-23', day, working)).toBe(7);
  });

  test('of a week in which one day is worked', () => {
    expect(dayAfterWorkingDays('2026-11-24', 2, tuesdays)).toBe('2026-12-08');
    expect(dayAfterWorkingDays('2026-11-24', 1, { ...tuesdays, holidays: ['2026-12-01'] })).toBe(
      '2026-12-08',
    );
  });
});

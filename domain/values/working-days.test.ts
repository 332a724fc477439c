import { describe, expect, test } from 'vitest';
import { dayInIndia } from './indian-time.ts';
import { dayAfterWorkingDays, workingDaysBetween } from './working-days.ts';

describe('working days', () => {
  test.each([
    ['the same day', '2026-11-23', '2026-11-23', 0],
    ['Monday to Tuesday', '2026-11-23', '2026-11-24', 1],
    ['Friday to Monday', '2026-11-20', '2026-11-23', 1],
    ['Saturday to Sunday', '2026-11-21', '2026-11-22', 0],
    ['Saturday to Monday', '2026-11-21', '2026-11-23', 1],
    ['a week', '2026-11-23', '2026-11-30', 5],
    ['a year', '2025-11-24', '2026-11-23', 260],
    ['a day before', '2026-11-24', '2026-11-23', 0],
  ])('of %s', (_, from, to, count) => {
    expect(workingDaysBetween(from, to)).toBe(count);
  });

  test('leave out holidays of the time between, once each, and not those on a weekend', () => {
    const holidays = ['2026-11-24', '2026-11-24', '2026-11-28', '2026-11-23', '2026-12-25'];
    expect(workingDaysBetween('2026-11-23', '2026-11-30', holidays)).toBe(4);
  });

  test('begin at midnight in India', () => {
    expect(dayInIndia('2026-03-31T18:29:59.999Z')).toBe('2026-03-31');
    expect(dayInIndia('2026-03-31T18:30:00.000Z')).toBe('2026-04-01');
  });
});

describe('the day after so many working days', () => {
  test.each([
    ['within a week', '2026-11-23', 3, '2026-11-26'],
    ['over a weekend', '2026-11-20', 2, '2026-11-24'],
    ['from a Saturday', '2026-11-21', 7, '2026-12-01'],
  ])('%s', (_, from, count, day) => {
    expect(dayAfterWorkingDays(from, count)).toBe(day);
  });

  test('comes later by each holiday, and is what the desk counts', () => {
    const holidays = ['2026-11-24', '2026-11-28', '2026-12-01'];
    const day = dayAfterWorkingDays('2026-11-23', 7, holidays);
    expect(day).toBe('2026-12-04');
    expect(workingDaysBetween('2026-11-23', day, holidays)).toBe(7);
  });
});

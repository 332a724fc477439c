import { describe, expect, it } from 'vitest';
import { cleanLine, cleanPhone, cleanText } from './plain-text.ts';

describe('cleanText', () => {
  it('trims', () => {
    expect(cleanText(' \t\n\u00A0Asha Rao\u2003 ')).toBe('Asha Rao');
  });

  it('keeps line breaks and tabs inside, and every script', () => {
    expect(cleanText('Temple\tRoad\n\nपुणे 🪔')).toBe('Temple\tRoad\n\nपुणे 🪔');
  });

  it.each(['\r\n', '\n', '\r'])('knows one kind of line break, whichever came: %j', (lineBreak) => {
    expect(cleanText(`Temple Road${lineBreak}Pune`)).toBe('Temple Road\nPune');
  });

  it.each(['\u0000', '\u0007', '\u001B', '\u007F', '\u009F', '\u202A', '\u202E', '\u2066', '\u2069'])(
    'drops the control character %j',
    (control) => {
      expect(cleanText(`As${control}ha${control}`)).toBe('Asha');
    },
  );

  it('trims also what only dropping a control character brings to the edge', () => {
    expect(cleanText('\u0000 Asha \u0000')).toBe('Asha');
  });

  it('makes text well-formed, so that it can be stored and put into a link', () => {
    expect(cleanText('Lamp \uD83E!')).toBe('Lamp \uFFFD!');
  });

  it.each([
    '\u200B',
    '\u200D\u3164',
    '\u2800',
    '\u202A \u202C',
    '\u00AD',
    '\u115F',
    '\uFEFF',
    '\u0301',
    '\u2063',
  ])('takes what nobody sees for nothing: %j', (text) => {
    expect(cleanText(text)).toBe('');
  });

  it.each(['क्\u200Dष', 'म\u200Cन', '⠁', '👩\u200D🌾', '.', '₹'])('keeps what is seen: %s', (text) => {
    expect(cleanText(text)).toBe(text);
  });
});

describe('cleanLine', () => {
  it.each(['\n', '\r\n', '\r', '\t', '\v', '\f', '\u0085', '\u2028', '\u2029', ' \n\t\n '])(
    'makes one blank of line breaks and tabs: %j',
    (lineBreak) => {
      expect(cleanLine(`${lineBreak}Asha${lineBreak}Rao${lineBreak}`)).toBe('Asha Rao');
      expect(cleanPhone(`98765${lineBreak}43210${lineBreak}`)).toBe('98765 43210');
    },
  );

  it('is else as cleanText', () => {
    expect(cleanLine(' पुणे\u0000  🪔 2341\n2341 2346 ')).toBe('पुणे  🪔 XXXX XXXX 2346');
    expect(cleanLine('\n\u200B\t')).toBe('');
    expect(cleanPhone('N/A\n')).toBe('');
  });
});

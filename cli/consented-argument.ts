import { Argument } from 'commander';

/** The argument that says whose consent is meant. */
export function consentedKind(): Argument {
  return new Argument('<kind>', 'whose consent').choices(['student', 'picture']);
}

/** The argument that names the student or the picture. */
export function consentedWho(): Argument {
  return new Argument(
    '<who>',
    'a student by e-mail address, phone number, full name or id; a picture by the id that consent list shows',
  );
}

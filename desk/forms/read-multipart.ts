/** A part of a posted form: a field, or a file where the browser names one ('' where none was chosen). */
export type PartHead = { name: string; fileName: string | undefined };

/** Where the bytes of a part go, one after the other. */
export type PartSink = { write(bytes: Uint8Array): Promise<void>; end(): Promise<void> };

/** A body that is no whole form, as where a connection broke. */
export class MalformedForm extends Error {
  override readonly name = 'MalformedForm';
}

const LONGEST_HEAD = 8192;

/**
 * Reads a form as browsers send it with files (multipart/form-data, RFC 7578) part by part, so that no file is in memory as
 * a whole. `open` is called with each part in turn. Throws a MalformedForm.
 */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  open: (part: PartHead) => Promise<PartSink>,
): Promise<void> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // Before the first delimiter stands no line.
  let rest = Buffer.from('\r\n');
  let inHead = false;
  let ended = false;
  let part: PartSink | undefined;

  for await (const chunk of body) {
    // Bytes after the last part are read, and dropped.
    if (ended) continue;
    rest = Buffer.concat([rest, chunk]);
    for (let goesOn = true; goesOn && !ended;) {
      if (inHead) {
        const end = rest.indexOf('\r\n\r\n');
        ended = rest.toString('latin1', 0, 2) === '--';
        goesOn = end >= 0;
        if (ended || (!goesOn && rest.length <= LONGEST_HEAD)) continue;
        if (!goesOn) throw new MalformedForm('A part of the form has no end of its head.');
        part = await open(headOf(rest.toString('utf8', 0, end)));
        rest = rest.subarray(end + 4);
        inHead = false;
      } else {
        const at = rest.indexOf(delimiter);
        goesOn = at >= 0;
        // The last bytes may be the beginning of a delimiter.
        const content = rest.subarray(0, goesOn ? at : Math.max(0, rest.length - delimiter.length + 1));
        if (content.length > 0) await part?.write(content);
        rest = rest.subarray(content.length + (goesOn ? delimiter.length : 0));
        if (!goesOn) continue;
        await part?.end();
        part = undefined;
        inHead = true;
      }
    }
  }
  if (!ended) throw new MalformedForm('The form ends before its last part does.');
}

function headOf(lines: string): PartHead {
  const disposition = /^content-disposition:\s*form-data\s*(;.*)$/im.exec(lines)?.[1] ?? '';
  const name = parameter(disposition, 'name');
  if (name === undefined) throw new MalformedForm('A part of the form has no name.');
  return { name, fileName: parameter(disposition, 'filename') };
}

// Browsers write a quotation mark in a name as %22, and the ends of lines likewise.
function parameter(disposition: string, key: string): string | undefined {
  const quoted = new RegExp(`;\\s*${key}="([^"]*)"`, 'i').exec(disposition)?.[1];
  return quoted?.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}

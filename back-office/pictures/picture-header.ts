/** What the header of a picture says: its sides in pixels, and how many bytes decoding has in memory at once where it can't be done row by row. */
export type PictureHeader = { width: number; height: number; bytesAtOnce: number };

/** The formats whose header is read here. */
export type PhotographFormat = 'jpeg' | 'png' | 'webp';

/** The format of a photograph, by its first bytes; undefined for any other file. */
export function photographFormat(bytes: Buffer): PhotographFormat | undefined {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  if (start.startsWith('\u0089PNG\r\n\u001a\n')) return 'png';
  return /^RIFF[^]{4}WEBP/.test(start) ? 'webp' : undefined;
}

/**
 * Reads the header of a photograph without unpacking anything; undefined where it is damaged, or where the file holds more
 * packed texts than a picture needs.
 */
export function readPictureHeader(bytes: Buffer, format: PhotographFormat): PictureHeader | undefined {
  try {
    const header = READERS[format](bytes);
    return header && header.width > 0 && header.height > 0 ? header : undefined;
  } catch (error) {
    // The file ends before its header does.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const READERS: Readonly<Record<PhotographFormat, (bytes: Buffer) => PictureHeader | undefined>> = {
  jpeg: readJpeg,
  png: readPng,
  webp: readWebp,
};

/** Goes from marker to marker, as libjpeg does, to the first scan. */
function readJpeg(bytes: Buffer): PictureHeader | undefined {
  let frame: JpegFrame | undefined;
  for (let at = nextMarker(bytes, 2); ; at = nextMarker(bytes, at)) {
    const marker = bytes.readUInt8(at++);
    // Those without a segment.
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) continue;
    const length = bytes.readUInt16BE(at);
    const isFrame = (marker & 0xf0) === 0xc0 && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (length < 2 || (isFrame && frame)) return undefined;
    if (isFrame) frame = jpegFrame(bytes, at, marker);
    if (marker === 0xda) return frame && ofJpegFrame(frame, bytes.readUInt8(at + 2));
    at += length;
  }
}

function nextMarker(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at)) {
    while (bytes.readUInt8(at) === 0xff) at += 1;
    if (bytes.readUInt8(at) !== 0) return at;
  }
  throw new RangeError('no marker');
}

type JpegFrame = {
  width: number;
  height: number;
  isProgressive: boolean;
  components: number;
  samplesPerPixel: number;
};

function jpegFrame(bytes: Buffer, at: number, marker: number): JpegFrame | undefined {
  // Baseline, extended and progressive: what cameras and programs write.
  if (marker > 0xc2) return undefined;
  const components = bytes.readUInt8(at + 7);
  const sampling = Array.from({ length: components }, (_, index) => bytes.readUInt8(at + 9 + 3 * index));
  const across = sampling.map((each) => each >> 4);
  const down = sampling.map((each) => each & 15);
  const samples = sampling.reduce((sum, each) => sum + (each >> 4) * (each & 15), 0);
  return {
    width: bytes.readUInt16BE(at + 5),
    height: bytes.readUInt16BE(at + 3),
    isProgressive: marker === 0xc2,
    components,
    samplesPerPixel: samples / Math.max(1, Math.max(...across) * Math.max(...down)),
  };
}

function ofJpegFrame(
  { width, height, isProgressive, components, samplesPerPixel }: JpegFrame,
  inFirstScan: number,
): PictureHeader {
  // Where several scans make one picture, all its coefficients of two bytes wait for the last one.
  const hasScans = isProgressive || inFirstScan < components;
  return { width, height, bytesAtOnce: hasScans ? width * height * samplesPerPixel * 2 : 0 };
}

// Whoever reads the file unpacks each of them, to as much as 8 MB, and holds it five times. Programs write a profile and one
// or two texts.
const PACKED = new Set(['zTXt', 'iTXt', 'iCCP']);
const MOST_PACKED = 4;

const PNG_CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Goes from chunk to chunk to the last one, by their lengths and names. */
function readPng(bytes: Buffer): PictureHeader | undefined {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const channels = PNG_CHANNELS[bytes.readUInt8(25)];
  if (channels === undefined) return undefined;
  let isAtOnce = bytes.readUInt8(28) !== 0;
  let packed = 0;
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (PACKED.has(name)) packed += 1;
    if (packed > MOST_PACKED) return undefined;
    // It may say that the picture is to be turned.
    if (name === 'eXIf') isAtOnce = true;
    if (name === 'IEND') break;
    at += length + 12;
  }
  const bytesPerPixel = channels * Math.ceil(bytes.readUInt8(24) / 8);
  return { width, height, bytesAtOnce: isAtOnce ? width * height * bytesPerPixel : 0 };
}

function readWebp(bytes: Buffer): PictureHeader | undefined {
  const size = webpSize(bytes);
  return size && { ...size, bytesAtOnce: size.width * size.height * 4 };
}

function webpSize(bytes: Buffer): { width: number; height: number } | undefined {
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk === 'VP8 ' && bytes.readUIntBE(23, 3) === 0x9d012a)
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (chunk !== 'VP8L' || bytes.readUInt8(20) !== 0x2f) return undefined;
  const sides = bytes.readUInt32LE(21);
  return { width: (sides & 0x3fff) + 1, height: ((sides >> 14) & 0x3fff) + 1 };
}

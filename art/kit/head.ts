import { beard, type Beard } from './beard.ts';
import { face, hearingAid, type Face } from './face.ts';
import { hair } from './hair.ts';
import type { Hair } from './hair-cut.ts';
import { headCover, type HeadCover } from './head-cover.ts';
import type { Skin } from './skin.ts';

/** A head: skin, hair, and whatever of face, beard and cover is its own. */
export type Head = { skin: Skin; hair?: Hair; face?: Face; beard?: Beard; covered?: HeadCover };

/** A head round (0, 0), 96 units high, in two layers: what hangs behind the body's shoulders, and the head itself. */
export function head(worn: Head, turned: boolean): { behind: string; front: string } {
  const none = { behind: '', over: '' };
  const locks = worn.hair ? hair(worn.hair, turned) : none;
  const cover = worn.covered ? headCover(worn.covered, turned) : none;
  return {
    // Hair that is put up lies under the cloth.
    behind: cover.behind || (worn.covered ? '' : locks.behind),
    front: [
      face(worn.skin, worn.face ?? {}, turned),
      worn.beard ? beard(worn.beard, turned) : '',
      locks.over,
      worn.face?.hearingAid ? hearingAid(worn.face.hearingAid, turned) : '',
      cover.over,
    ].join(''),
  };
}

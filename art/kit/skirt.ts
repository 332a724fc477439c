import { dyes } from './dyes.ts';
import { patch } from './patch.ts';
import type { Pose } from './pose.ts';
import { stitch, stroke } from './stitch.ts';

/** A long skirt or a sari's fall round hips at (0, 0), its hem in the trim. */
export function skirt(pose: Pose, turned: boolean, dye: string, trim: string): string {
  const { front, turned: aside, pleats, hem, hemTurned = hem } = SKIRTS[pose];
  return [
    patch(turned ? aside : front, dye, { seam: false }),
    stroke(pleats, '#1b1206', 2.6, 'opacity=".22"'),
    stroke(turned ? hemTurned : hem, trim, 11),
    stitch(turned ? hemTurned : hem, dyes.cotton, { width: 2, length: 7, opacity: 0.8 }),
  ].join('');
}

const SKIRTS: Record<
  Pose,
  { front: string; turned: string; pleats: string; hem: string; hemTurned?: string }
> = {
  standing: {
    front: 'M-46-8Q-58 80-62 156Q0 168 62 156Q58 80 46-8z',
    turned: 'M-46-8Q-56 80-60 156Q0 168 60 156Q56 80 46-8z',
    pleats: 'M4 4Q2 90-8 160M12 4Q14 90 8 161M20 4Q28 90 24 160',
    hem: 'M-60 146Q0 158 60 146',
  },
  walking: {
    front: 'M-46-8Q-60 80-70 150Q0 168 78 150Q62 80 46-8z',
    turned: 'M-46-8Q-60 80-70 150Q0 168 78 150Q62 80 46-8z',
    pleats: 'M4 4Q10 90 12 160M14 4Q26 90 32 158M22 4Q42 90 52 154',
    hem: 'M-68 141Q0 158 76 141',
  },
  sitting: {
    front: 'M-48-8Q0-22 48-8Q66 8 62 40L66 94Q0 106-66 94L-62 40Q-66 8-48-8z',
    turned: 'M-46-14C0-28 60-32 98-22Q114-14 112 14L122 88Q84 100 52 90L58 32Q10 34-42 26z',
    pleats: 'M80 0Q92 40 88 92M66 4Q72 40 68 90',
    hem: 'M-64 84Q0 96 64 84',
    hemTurned: 'M120 78Q86 90 54 80',
  },
  'cross-legged': {
    front: 'M-44-10Q-104-14-112 12Q-114 30-84 32Q0 40 84 32Q114 30 112 12Q104-14 44-10z',
    turned: 'M-44-10Q-104-14-112 12Q-114 30-84 32Q0 40 84 32Q114 30 112 12Q104-14 44-10z',
    pleats: 'M-30 6Q-60 18-94 14M30 6Q60 18 94 14M-10 12Q0 24 10 12',
    hem: 'M-96 26Q0 36 96 26',
  },
  kneeling: {
    front: 'M-46-10Q-70 20-64 36Q0 48 64 36Q70 20 46-10z',
    turned: 'M-46-8C0-14 60 0 88 20Q96 38 70 40H-66Q-76 20-46-8z',
    pleats: 'M-30 10Q20 10 70 28',
    hem: 'M-64 34H76',
  },
  'legs out': {
    front: 'M-46-10Q-70 20-64 26Q0 38 64 26Q70 20 46-10z',
    turned: 'M-46-8C20-22 90-22 140-10Q150 6 142 24Q40 32-44 24z',
    pleats: 'M-10 6Q60-4 136 6',
    hem: 'M134-10Q144 6 136 24',
  },
};

/** Path data of the upper body from hips at (0, 0) to the neck, seen from before and turned to the right. */
export const torsoOutline = {
  front: 'M-44 6C-40-40-40-70-46-100Q-50-132-20-141Q0-134 20-141Q50-132 46-100C40-70 40-40 44 6Q0 16-44 6z',
  turned: 'M-42 6C-42-40-44-70-42-102Q-42-132-14-141Q4-132 20-140Q42-130 44-102C46-70 42-40 43 6Q0 16-42 6z',
} as const;

import { FoundingStory } from './founding-story.tsx';
import { OpeningPicture } from './opening-picture.tsx';
import { Purpose } from './purpose.tsx';
import { Timeline } from './timeline.tsx';
import { WorkPlaces } from './work-places.tsx';

/** All of the page above its form, which is only read. */
export function Story() {
  return (
    <>
      <OpeningPicture />
      <FoundingStory />
      <Timeline />
      <Purpose />
      <WorkPlaces />
    </>
  );
}

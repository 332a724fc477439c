import type { Messages } from '../../../content/schemas/messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ShownPicture } from './gallery-pictures.ts';
import type { Fullscreen } from './use-fullscreen.ts';

type LightboxToolsProps = {
  messages: Messages['gallery']['lightbox'];
  picture: ShownPicture;
  fullscreen: Fullscreen;
};

/** Fullscreen, download and close. */
export function LightboxTools({ messages, picture, fullscreen }: LightboxToolsProps) {
  const fullscreenLabel = fullscreen.isFull ? messages.exitFullscreen : messages.enterFullscreen;
  return (
    <div className="lightbox-tools">
      <IconButton
        icon="fullscreen"
        label={fullscreenLabel}
        title={fullscreenLabel}
        className="needs-script"
        onClick={fullscreen.toggle}
      />
      <a
        href={picture.address}
        download={fillIn(messages.fileName, { id: picture.id })}
        aria-label={messages.download}
        title={messages.download}
        className="grid size-11 place-items-center rounded-full text-ink transition-colors duration-150 hover:bg-ink/10"
      >
        <Icon name="download" />
      </a>
      <IconButton icon="close" type="submit" label={messages.close} title={messages.close} />
    </div>
  );
}

import { partsOf } from './picture-parts.ts';

/** The server's answer about an upload. */
export type PictureAnswer = { id: string; state: string; address: string; text: string };

const LOOK_MS = 500;

/** Says how an upload goes on until the picture is ready or refused, as long as the field still stands for it. */
export async function follow(field: HTMLElement, id: string): Promise<void> {
  const { say, show } = partsOf(field);
  const value = field.querySelector<HTMLInputElement>('input[type=hidden]');
  while (field.isConnected && value?.value === `upload:${id}`) {
    const answer = await ask(`${field.dataset['pictureField']}/${id}`);
    if (answer) {
      say(answer.text);
      if (answer.state === 'done') show(answer.address);
      if (answer.state === 'done' || answer.state === 'failed') return;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

// A network that fails for a moment is asked again.
async function ask(address: string): Promise<PictureAnswer | undefined> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    return (await response.json()) as PictureAnswer;
  } catch {
    return undefined;
  }
}

/** What a client was promised: the reference for each application that was answered with thanks, by its name. */
export type Promised = { references: Map<string, string>; repeated: number; stop(): Promise<void> };

const RETRY_MS = 10;

/**
 * Posts new applications as fast as they are answered, as several clients at once, each to the next of the addresses
 * in turn; one that gets no answer is posted again, unchanged, until it has one.
 */
export function postApplications(addresses: readonly string[], clients: number): Promised {
  const promised = { references: new Map<string, string>(), repeated: 0, stop };
  let going = true;
  let turn = 0;

  async function client(number: number): Promise<void> {
    for (let count = 0; going; count += 1) await handIn(`Client ${number} number ${count}`);
  }

  async function handIn(name: string): Promise<void> {
    for (let tried = 0; ; tried += 1) {
      const reference = await post(addresses[turn++ % addresses.length] ?? '', name);
      if (tried > 0) promised.repeated += 1;
      if (reference) return void promised.references.set(name, reference);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  const running = Array.from({ length: clients }, (_, number) => client(number));
  async function stop(): Promise<void> {
    going = false;
    await Promise.all(running);
  }
  return promised;
}

async function post(address: string, name: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${address}/enrollment/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(applicationOf(name)),
    });
    return answer.status === 201 ? String((await answer.json()).reference) : undefined;
  } catch {
    return undefined;
  }
}

function applicationOf(firstName: string) {
  return {
    firstName,
    lastName: 'Durable',
    email: 'durable@example.org',
    phone: '00000 00000',
    address: 'Example Nagar',
    purpose: 'education',
    duration: '6months',
    additionalInfo: '',
  };
}

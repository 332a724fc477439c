import { RouterContextProvider } from 'react-router';
import type { HomeProduct } from '../domain/home-product.ts';
import type { BackendCalls } from '../web/calls/backend-calls.ts';
import { type SitePlace, callsDoor, homeProductsDoor, logDoor, placeDoor } from '../web/doors.ts';
import type { Asker } from './backend-calls-for.ts';

/** The doors that pages find in the context of a request, and what they open to. */
export function openDoors(behind: {
  callsFor: (asker: Asker) => BackendCalls;
  homeProducts: () => Promise<HomeProduct[]>;
  place: SitePlace;
  note: (problem: string, cause?: unknown) => void;
}): (asker: Asker) => RouterContextProvider {
  return (asker) => {
    const doors = new RouterContextProvider();
    doors.set(callsDoor, behind.callsFor(asker));
    doors.set(homeProductsDoor, () =>
      behind.homeProducts().catch((cause: unknown) => {
        asker.goesWithout = true;
        throw cause;
      }),
    );
    doors.set(placeDoor, behind.place);
    doors.set(logDoor, behind.note);
    return doors;
  };
}

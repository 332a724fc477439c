import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* A page is drawn in one go: in slices between frames, a slow phone takes half as long again. */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});

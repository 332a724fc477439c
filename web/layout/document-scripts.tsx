import { useEffect, useState } from 'react';
import { Scripts } from 'react-router';

/** The scripts that the document names: taken out of it in a quiet moment, or React Router would do so as a link is pressed. */
export function DocumentScripts() {
  const [needed, setNeeded] = useState(true);

  useEffect(() => {
    const waiting = (window.requestIdleCallback ?? setTimeout)(() => setNeeded(false));
    return () => (window.cancelIdleCallback ?? clearTimeout)(waiting);
  }, []);

  return needed && <Scripts />;
}

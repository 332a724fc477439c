import { inject } from 'vitest';
import { testJourneys } from './test-journeys.ts';
import { startWebKit } from './webkit.ts';

testJourneys('WebKit', inject('webkit'), startWebKit);

import { inject } from 'vitest';
import { startFirefox } from './firefox.ts';
import { testJourneys } from './test-journeys.ts';

testJourneys('Firefox', inject('firefox'), startFirefox);

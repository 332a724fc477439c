import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole map of a small site costs less than asking the server for it link by link.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config;

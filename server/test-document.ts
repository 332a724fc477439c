import { createElement } from 'react';
import { createRequestHandler, Outlet, RouterContextProvider, Scripts, type ServerBuild } from 'react-router';
import { logDoor } from '../web/doors.ts';
import * as entry from '../web/entry.server.tsx';

export const inlineScripts = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** For tests: the document of a small site as React Router writes it. */
export async function sampleDocument(): Promise<string> {
  const handle = createRequestHandler(sampleSite(), 'production');
  const doors = new RouterContextProvider();
  doors.set(logDoor, (problem, cause) => {
    throw new Error(problem, { cause });
  });
  return (await handle(new Request('http://localhost/shop'), doors)).text();
}

/** The texts of a document's inline scripts. */
export function scriptsOf(html: string): string[] {
  return Array.from(html.matchAll(inlineScripts), ([, text]) => text ?? '');
}

/** Whether an inline script starts the page's modules, or is only data for them. */
export function kindOf(script: string): 'data' | 'modules' {
  return script.includes('import(') ? 'modules' : 'data';
}

function sampleSite(): ServerBuild {
  const bare = { hasAction: false, hasLoader: false, hasClientAction: false, hasErrorBoundary: false };
  const client = {
    clientActionModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  const route = {
    ...bare,
    ...client,
    hasClientLoader: false,
    hasClientMiddleware: false,
    clientLoaderModule: undefined,
  };
  return {
    entry: { module: entry },
    routes: {
      root: { id: 'root', path: '', module: { default: SamplePage } },
      shop: {
        id: 'shop',
        parentId: 'root',
        path: 'shop',
        module: { default: SampleShop, loader: () => 'Handmade </script>' },
      },
    },
    assets: {
      version: '1',
      url: '/assets/manifest.js',
      entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'] },
      routes: {
        root: { ...route, id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/shared.js'] },
        shop: {
          ...route,
          id: 'shop',
          parentId: 'root',
          path: 'shop',
          module: '/assets/shop.js',
          hasLoader: true,
          hasClientLoader: true,
          clientLoaderModule: '/assets/shop-loader.js',
        },
      },
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

function SamplePage() {
  return createElement(
    'html',
    { 'data-styles': '/assets/site.css' },
    createElement('body', null, createElement(Outlet), createElement(Scripts)),
  );
}

function SampleShop() {
  return createElement('h1', null, 'Handmade');
}

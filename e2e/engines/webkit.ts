import { Builder, Key as SeleniumKey, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../tools/free-port.ts';
import { startProgram } from '../../tools/start-program.ts';
import type { Driver, Engine, Key } from './driver.ts';

// A command that hangs rejects, and is repeated or fails its journey.
const COMMAND_MS = 15_000;
// A busy machine takes long to show a page.
const LOAD_MS = 60_000;
const keys: Record<Key, string> = {
  ArrowLeft: SeleniumKey.ARROW_LEFT,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  Escape: SeleniumKey.ESCAPE,
};

/** Starts WebKitGTK's WebDriver on a virtual screen; rejects with what it wrote where it does not start. */
export async function startWebKit(miniBrowser: string): Promise<Engine> {
  const port = await freePort();
  const webDriver = await startProgram('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], port);
  return { newDriver: () => newDriver(`http://127.0.0.1:${port}`, miniBrowser), close: webDriver.stop };
}

async function newDriver(server: string, binary: string): Promise<Driver> {
  const browser = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // With any other strategy a command waits until the page before it has loaded, at times for minutes.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  await browser.manage().setTimeouts({ script: COMMAND_MS, pageLoad: LOAD_MS });
  return {
    goto: (address) => load(browser, address),
    run: (script, ...given) =>
      browser.executeScript(`return (${script.toString()}).apply(null, arguments)`, ...given),
    moveTo: (x, y) => browser.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).perform(),
    clickAt: (x, y) =>
      browser.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    pressKey: (key) => browser.actions().sendKeys(keys[key]).perform(),
    resize: (width, height) => resize(browser, width, height),
    close: () => browser.quit(),
  };
}

async function load(browser: WebDriver, address: string): Promise<void> {
  await browser.executeScript('globalThis.isLeft = true');
  await browser.get(address);
  await browser.wait(
    () =>
      browser
        .executeScript("return !globalThis.isLeft && document.readyState !== 'loading'")
        .catch(() => false),
    LOAD_MS,
  );
}

async function resize(browser: WebDriver, width: number, height: number): Promise<void> {
  await browser.manage().window().setRect({ x: 0, y: 0, width, height });
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { PROGRAMS } from '../../scripts/system-programs.ts';
import { freePort } from '../stage/free-port.ts';
import {
  type Engine,
  type EnginePage,
  findShown,
  HEIGHT_PX,
  HYDRATED,
  PATIENCE_MS,
  patiently,
  WIDTH_PX,
} from './engine.ts';

/** The system's own WebKitGTK in its small browser, by WebDriver, on a display of its own. */
export async function openWebKit(): Promise<Engine> {
  const display = await openDisplay();
  const port = await freePort();
  const server = spawn(PROGRAMS.webkit.find() ?? '', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const builder = new Builder().usingServer(`http://127.0.0.1:${port}`);
  const end = () => {
    server.kill();
    display.close();
  };
  const driver = await patiently(async () =>
    builder.withCapabilities(new Capabilities({ browserName: 'MiniBrowser' })).build(),
  ).catch((error: unknown) => {
    end();
    throw error;
  });
  await driver.manage().window().setRect({ width: WIDTH_PX, height: HEIGHT_PX });
  return {
    version: `WebKitGTK ${(await driver.getCapabilities()).get('browserVersion')}`,
    newPage: async () => pageOf(driver),
    async close() {
      await driver.quit().catch(() => undefined);
      end();
    },
  };
}

async function openDisplay() {
  const server = spawn(PROGRAMS.xvfb.find() ?? '', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('Xvfb ended before it had a display')));
  const [number] = await Promise.race([once(server.stdio[3] as Readable, 'data'), ended]);
  return { name: `:${String(number).trim()}`, close: () => server.kill() };
}

/** The driver has one session, so what an earlier page has left is taken away, on a page that asks for nothing meanwhile. */
async function empty(driver: WebDriver, address: string): Promise<void> {
  await driver.get(new URL('/robots.txt', address).href);
  await driver.manage().deleteAllCookies();
  await driver.executeScript('localStorage.clear(); sessionStorage.clear()');
}

function pageOf(driver: WebDriver): EnginePage {
  const found = (kind: 'field' | 'button', name: string) =>
    patiently(async () => {
      const element = await driver.executeScript<WebElement | null>(`return (${findShown})(...arguments)`, kind, name);
      if (!element) throw new Error(`No ${kind} “${name}” is shown`);
      return element;
    });
  let isNew = true;
  return {
    complaints: [],
    async open(address) {
      if (isNew) await empty(driver, address);
      isNew = false;
      await driver.get(address);
      await driver.wait(until.elementLocated(By.css(HYDRATED)), PATIENCE_MS);
    },
    async fill(label, text) {
      const field = await found('field', label);
      await field.clear();
      await field.sendKeys(text);
    },
    press: async (name) => (await found('button', name)).click(),
    text: () => driver.executeScript<string>('return document.querySelector("main").innerText'),
    path: async () => new URL(await driver.getCurrentUrl()).pathname,
  };
}

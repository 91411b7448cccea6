/** Running the machine's own npm with a Node of our choice. */
import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runQuietly } from './quietly.mjs';
import { adviceFor, Trouble } from './trouble.mjs';

/**
 * Path of npm's JavaScript: the npm that started us, the one beside this Node, or the one on the PATH.
 * @returns {string}
 * @throws {Trouble} when there is none
 */
export function machineNpm() {
  const started = process.env.npm_execpath;
  if (started && path.basename(started) === 'npm-cli.js' && existsSync(started)) return started;
  const beside = path.dirname(process.execPath);
  const folders = [beside, ...(process.env.PATH ?? '').split(path.delimiter)].filter(Boolean);
  for (const folder of folders) {
    for (const place of ['node_modules/npm/bin/npm-cli.js', '../lib/node_modules/npm/bin/npm-cli.js']) {
      const file = path.join(folder, place);
      if (existsSync(file)) return file;
    }
    const link = path.join(folder, 'npm');
    if (existsSync(link) && realpathSync(link).endsWith('.js')) return realpathSync(link);
  }
  throw new Trouble(
    'npm was not found on this machine.',
    'Install Node with npm (https://nodejs.org), then try again.',
  );
}

/**
 * Runs npm and keeps quiet unless it fails.
 * @param {{ node: string, npm: string, cwd: string, task: string, args: string[] }} options
 *   `task` is the sentence that a failure starts with.
 * @throws {Trouble} with npm's own words when it fails
 */
export async function runNpm({ node, npm, cwd, task, args }) {
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--no-update-notifier', '--loglevel=error'];
  const command = [npm, ...args, ...quiet, ...cacheArguments(cwd)];
  const { code, output } = await runQuietly(node, command, { cwd, env: environmentFor(node) });
  if (code !== 0) throw failure(task, output);
}

/** The settings of an npm that started us describe that run, not ours; what a person configured stays. */
function environmentFor(node) {
  const environment = { ...process.env };
  for (const name of Object.keys(environment)) {
    if (/^npm_(lifecycle|package|command|execpath|node_execpath|config_(local_)?prefix)/i.test(name)) {
      delete environment[name];
    }
  }
  const pathName = Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  environment[pathName] = [path.dirname(node), environment[pathName]].filter(Boolean).join(path.delimiter);
  return environment;
}

/** Users without a home of their own (services, containers) get a cache beside the project. */
function cacheArguments(cwd) {
  if (process.env.npm_config_cache && isWritable(process.env.npm_config_cache)) return [];
  return isWritable(os.homedir()) ? [] : ['--cache', path.join(cwd, '.cache', 'npm')];
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function failure(task, output) {
  const words = output
    .split('\n')
    .filter((line) => line && !/Unknown (user|env|cli) config|A complete log of this run|^npm error\s+at /.test(line));
  return new Trouble(`${task}.\n${words.slice(0, 15).join('\n')}`, adviceFor(output) ?? 'npm says above what failed.');
}

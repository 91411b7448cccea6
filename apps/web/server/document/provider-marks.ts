import { createHash } from 'node:crypto';
import type { Brand, ThirdPartyMark } from '@gatehouse/rules/site/brand';
import type { FastifyInstance } from 'fastify';
import { sendDrawing } from './brand-logo.ts';

type Marks = Brand['thirdPartyMarks'];

/** LOGIN-06: where the front end serves a provider's mark: the address of its drawing in the file. Undefined: it has none. */
export function markAddress(marks: Marks, id: string): string | undefined {
  const mark = Object.hasOwn(marks, id) ? marks[id] : undefined;
  return mark && `${pathOf(mark)}#mark`;
}

/** Serves the marks. Their paths contain a hash, so that browsers may cache them. */
export function providerMarks(server: FastifyInstance, marks: Marks): void {
  for (const mark of new Map(Object.values(marks).map((one) => [pathOf(one), one])).values())
    server.get(pathOf(mark), (_request, reply) => sendDrawing(reply, drawingOf(mark)));
}

const paths = new WeakMap<ThirdPartyMark, string>();

function pathOf(mark: ThirdPartyMark): string {
  const known = paths.get(mark);
  if (known !== undefined) return known;
  const path = `/brand/mark-${createHash('sha256').update(drawingOf(mark)).digest('base64url').slice(0, 8)}.svg`;
  paths.set(mark, path);
  return path;
}

/** A path without a colour takes that of the text around the drawing that uses it. */
function drawingOf({ box, paths: lines }: ThirdPartyMark): string {
  const drawn = lines.map(({ d, fill = 'currentColor' }) => `<path fill="${fill}" d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="mark" viewBox="${box}">${drawn.join('')}</symbol></svg>`;
}

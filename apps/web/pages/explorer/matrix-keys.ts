import type { KeyboardEvent } from 'react';

/** Arrows, Home, End, and with Ctrl the first and last row: moves the focus between cells. */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const cell = (event.target as HTMLElement).closest('button');
  if (!cell) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLTableRowElement>('tr:has(button)')];
  const row = rows.findIndex((one) => one.contains(cell));
  const column = cellsOf(rows[row]).indexOf(cell);
  const to = placeAfter(event, { row, column, lastRow: rows.length - 1, lastColumn: cellsOf(rows[row]).length - 1 });
  if (!to) return;
  event.preventDefault();
  cellsOf(rows[to.row])[to.column]?.focus();
}

type CellPosition = { row: number; column: number; lastRow: number; lastColumn: number };

function placeAfter({ key, ctrlKey }: KeyboardEvent, at: CellPosition): { row: number; column: number } | undefined {
  const { row, column, lastRow, lastColumn } = at;
  if (key === 'ArrowUp') return { row: Math.max(0, row - 1), column };
  if (key === 'ArrowDown') return { row: Math.min(lastRow, row + 1), column };
  if (key === 'ArrowLeft') return { row, column: Math.max(0, column - 1) };
  if (key === 'ArrowRight') return { row, column: Math.min(lastColumn, column + 1) };
  if (key === 'Home') return { row: ctrlKey ? 0 : row, column: 0 };
  if (key === 'End') return { row: ctrlKey ? lastRow : row, column: lastColumn };
  return undefined;
}

/** One cell is in the tab order: the one that had the focus last. */
export function keepOneInTabOrder(grid: HTMLTableElement, cell: HTMLElement): void {
  for (const other of grid.querySelectorAll('button[tabindex="0"]')) other.setAttribute('tabindex', '-1');
  cell.setAttribute('tabindex', '0');
}

function cellsOf(row: HTMLTableRowElement | undefined): HTMLButtonElement[] {
  return row ? [...row.querySelectorAll('button')] : [];
}

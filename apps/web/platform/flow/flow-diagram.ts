import { type Flow, type FlowEffect, type FlowEvent, type FlowState, rowsOf } from './flow.ts';

/** Draws a flow's table as a Mermaid state diagram: an arrow for each row, with its event, condition and effects. */
export function flowDiagram<State extends FlowState, Event extends FlowEvent, Effect extends FlowEffect>(
  flow: Flow<State, Event, Effect>,
): string {
  const first = flow.first?.map(({ type }) => type) ?? [];
  const lines = ['stateDiagram-v2', `  [*] --> ${flow.start.step}${label('', undefined, first)}`];
  for (const step of Object.keys(flow.steps) as State['step'][]) {
    const events = Object.keys(flow.steps[step]);
    for (const event of events) {
      for (const row of rowsOf(flow, step, event)) {
        lines.push(`  ${step} --> ${row.to}${label(event, row.when?.[0], Object.keys(row.ask ?? {}))}`);
      }
    }
    if (events.length === 0) lines.push(`  ${step} --> [*]`);
  }
  return `${lines.join('\n')}\n`;
}

function label(event: string, condition: string | undefined, effects: readonly string[]): string {
  const parts = [event, condition && `[${condition}]`, effects.length > 0 && `/ ${effects.join(', ')}`];
  const text = parts
    .filter(Boolean)
    .join(' ')
    .replaceAll(/[:;] ?/g, ', ')
    .replaceAll('\n', ' ');
  return text ? `: ${text}` : '';
}

import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { untilCallerLeaves } from './caller-left.js';

const answer = () => new ServerResponse(new IncomingMessage(new Socket()));

describe('the signal of a caller who leaves', () => {
  it('is aborted when the connection ends before the answer', () => {
    const raw = answer();
    const signal = untilCallerLeaves({ raw });
    expect(signal.aborted).toBe(false);
    raw.emit('close');
    expect(signal.aborted).toBe(true);
  });

  it('is aborted from the start if the connection had ended before', () => {
    const raw = answer();
    raw.destroy();
    expect(untilCallerLeaves({ raw }).aborted).toBe(true);
  });
});

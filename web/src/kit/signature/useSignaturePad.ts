import { useCallback, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { fitScale, scaleStroke, strokesOf, withName, type Mark } from './drawing';

/** Height in pixels (docs/rules/site.md#signature-page). */
export const padHeight = 500;
const pen = { penColor: 'black', backgroundColor: 'rgba(0,0,0,0)', dotSize: 2.5, minWidth: 20 };
/** Sharp on dense screens, but small enough to send. */
const maxDensity = 2;
/** The server's limit for the longer side. */
const maxSide = 8192;
/** Size of a typed name in a pad of the usual height. */
const nameSize = 140;

const writeName = (context: CanvasRenderingContext2D, text: string, width: number, height: number): void => {
  context.save();
  context.fillStyle = pen.penColor;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const size = (nameSize * height) / padHeight;
  context.font = `italic ${size}px cursive`;
  const room = width * 0.9;
  const wanted = context.measureText(text).width;
  if (wanted > room) context.font = `italic ${Math.floor((size * room) / wanted)}px cursive`;
  context.fillText(text, width / 2, height / 2);
  context.restore();
};

/**
 * Manages a signature pad on a canvas. The drawing is stored apart from the canvas, so that a rotated phone or a resized window shows it
 * again, shrunk if necessary.
 */
export const useSignaturePad = (height = padHeight) => {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const current = useRef<readonly Mark[]>(marks);
  const canvasRef = useRef<HTMLCanvasElement | null>(null);
  const pad = useRef<SignaturePad | null>(null);
  const scale = useRef(1);

  const redraw = useCallback((): void => {
    const canvas = canvasRef.current;
    const context = canvas?.getContext('2d');
    const width = canvas?.clientWidth ?? 0;
    if (!canvas || !context || !pad.current || width === 0) return;
    const density = Math.min(window.devicePixelRatio || 1, maxDensity, maxSide / width);
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    context.scale(density, density);
    scale.current = fitScale(current.current, width);
    pad.current.clear();
    pad.current.fromData(
      strokesOf(current.current).map((stroke) => scaleStroke(stroke, scale.current)),
      { clear: false },
    );
    for (const mark of current.current) if (mark.kind === 'name') writeName(context, mark.text, width, height);
  }, [height]);

  const change = useCallback(
    (next: readonly Mark[]): void => {
      current.current = next;
      setMarks(next);
      redraw();
    },
    [redraw],
  );

  const attach = useCallback(
    (canvas: HTMLCanvasElement) => {
      canvasRef.current = canvas;
      const made = new SignaturePad(canvas, pen);
      pad.current = made;
      const keepStroke = (): void => {
        const stroke = made.toData().at(-1);
        if (!stroke) return;
        const mark: Mark = { kind: 'stroke', stroke: scaleStroke(stroke, 1 / scale.current) };
        // It is already on the canvas.
        current.current = [...current.current, mark];
        setMarks(current.current);
      };
      made.addEventListener('endStroke', keepStroke);
      redraw();
      let width = canvas.clientWidth;
      const observer = new ResizeObserver(() => {
        if (canvas.clientWidth === width) return;
        width = canvas.clientWidth;
        redraw();
      });
      observer.observe(canvas);
      return () => {
        observer.disconnect();
        made.off();
        pad.current = null;
        canvasRef.current = null;
      };
    },
    [redraw],
  );

  return {
    /** Goes to the canvas's `ref`. */
    attach,
    /** Strokes and a typed name, in order. */
    marks,
    /** Removes the last item. */
    undo: (): void => change(current.current.slice(0, -1)),
    write: (name: string): void => change(withName(current.current, name)),
    /** Returns the picture as a PNG data URL. */
    picture: (): string => canvasRef.current?.toDataURL('image/png') ?? '',
  };
};

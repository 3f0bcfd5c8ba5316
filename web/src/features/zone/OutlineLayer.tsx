import type { PigeonProps } from 'pigeon-maps';
import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import classes from './OutlineLayer.module.css';
import { t } from './texts';
import {
  closedUp,
  middleAfter,
  withMoved,
  withNextVertex,
  withoutVertex,
  withVertex,
  type Outline,
  type Vertex,
} from './zoneOutline';

interface OutlineLayerProps extends PigeonProps {
  outline: Outline;
  color: string;
  onChange: (next: Outline) => void;
  /** Called while a corner is dragged. */
  onPreview: (next: Outline) => void;
  /** Called when a corner is dropped at its last preview. */
  onDrop: () => void;
}

type Pixel = readonly [x: number, y: number];

/** Pixels by which the pointer may move during a click. */
const tremble = 5;
/** Longer than the map waits for the second click of a double click. */
const doubleClickMs = 400;
/** Sides shorter than this, in pixels, have no room for a handle in the middle. */
const shortestSide = 56;
const arrows: Readonly<Record<string, Pixel>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const step = 8;
const bigStep = 40;

/** Class names that keep a corner's drag or click from the map. */
const mapBlockers = 'pigeon-drag-block pigeon-click-block';

/** Draws the corners of a zone: clicks add them, handles move them, by pointer or with the arrow keys. */
export const OutlineLayer = ({
  outline,
  color,
  onChange,
  onPreview,
  onDrop,
  latLngToPixel,
  pixelToLatLng,
  mapState,
}: OutlineLayerProps) => {
  const layer = useRef<HTMLDivElement>(null);
  const down = useRef<Pixel | null>(null);
  const lastPress = useRef(-Infinity);
  const drag = useRef<{ index: number; moved: boolean } | null>(null);
  if (!latLngToPixel || !pixelToLatLng || !mapState) return null;

  const vertexAt = ([x, y]: Pixel): Vertex => {
    const [latitude, longitude] = pixelToLatLng([x, y]);
    return { latitude, longitude };
  };
  const pixelOf = ({ latitude, longitude }: Vertex): Pixel => latLngToPixel([latitude, longitude]);
  const pointer = (event: MouseEvent | PointerEvent): Pixel => {
    const box = layer.current?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  };
  const pixels = outline.vertices.map(pixelOf);
  const { closed, vertices } = outline;

  const press = (event: MouseEvent): void => {
    down.current = pointer(event);
    // The map would take two quick corners for a double click, wherever they are, and zoom.
    if (event.timeStamp - lastPress.current < doubleClickMs) event.stopPropagation();
    lastPress.current = event.timeStamp;
  };
  const click = (event: MouseEvent): void => {
    // A click by keyboard has no position.
    if (event.detail === 0) {
      onChange(withNextVertex(outline));
      return;
    }
    const at = pointer(event);
    const from = down.current;
    if (from && Math.hypot(at[0] - from[0], at[1] - from[1]) > tremble) return;
    onChange(withVertex(outline, vertexAt(at)));
  };

  const grab = (index: number) => (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { index, moved: false };
    down.current = pointer(event);
  };
  const pull = (event: PointerEvent<HTMLButtonElement>): void => {
    const current = drag.current;
    if (!current) return;
    const at = pointer(event);
    const from = down.current ?? at;
    if (!current.moved && Math.hypot(at[0] - from[0], at[1] - from[1]) <= tremble) return;
    current.moved = true;
    onPreview(withMoved(outline, current.index, vertexAt(at)));
  };
  const release = (): void => {
    const current = drag.current;
    drag.current = null;
    if (current?.moved) onDrop();
  };
  const key = (index: number) => (event: KeyboardEvent) => {
    const way = arrows[event.key];
    const at = pixels[index];
    if (way && at) {
      const length = event.shiftKey ? bigStep : step;
      onChange(withMoved(outline, index, vertexAt([at[0] + way[0] * length, at[1] + way[1] * length])));
    } else if (event.key === 'Delete' || event.key === 'Backspace') onChange(withoutVertex(outline, index));
    else return;
    event.preventDefault();
  };

  const path = pixels.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(' ');
  const place = ([x, y]: Pixel) => ({ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` });
  return (
    <div ref={layer} className={classes.root}>
      {!closed && (
        <button
          type="button"
          className={classes.surface}
          aria-label={t('editor.surface')}
          onMouseDown={press}
          onClick={click}
        />
      )}
      <svg className={classes.lines} width={mapState.width} height={mapState.height} aria-hidden focusable="false">
        {closed ? (
          <polygon points={path} style={{ fill: color, stroke: color }} className={classes.area} />
        ) : (
          <polyline points={path} style={{ stroke: color }} className={classes.line} />
        )}
      </svg>
      {closed &&
        pixels.map((from, index) => {
          const to = pixels[(index + 1) % pixels.length] ?? from;
          if (Math.hypot(to[0] - from[0], to[1] - from[1]) < shortestSide) return null;
          return (
            <button
              key={`middle ${index}`}
              type="button"
              // The list offers the same; so many tab stops would slow down keyboard users.
              tabIndex={-1}
              className={`${mapBlockers} ${classes.middle}`}
              style={place(pixelOf(middleAfter(outline, index)))}
              aria-label={t('editor.insertAfter', { number: index + 1 })}
              onClick={(event) => {
                event.stopPropagation();
                onChange(withVertex(outline, middleAfter(outline, index), index));
              }}
            />
          );
        })}
      {pixels.map((pixel, index) => (
        <button
          key={index}
          type="button"
          className={`${mapBlockers} ${classes.corner}`}
          style={{ ...place(pixel), borderColor: color }}
          aria-label={t(!closed && index === 0 && vertices.length > 2 ? 'editor.closeAt' : 'editor.corner', {
            number: index + 1,
          })}
          onPointerDown={grab(index)}
          onPointerMove={pull}
          onPointerUp={release}
          onPointerCancel={release}
          onKeyDown={key(index)}
          onClick={(event) => {
            event.stopPropagation();
            if (!closed && index === 0) onChange(closedUp(outline));
          }}
        >
          <span aria-hidden>{index + 1}</span>
        </button>
      ))}
    </div>
  );
};

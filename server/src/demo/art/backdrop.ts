import { group, line, rect, type Defs } from './svg.js';

/** The lines of one tile of an eight-pointed star pattern, `size` units wide. */
export function zelligeTile(size: number, stroke: string, strokeWidth: number): string {
  const c = size / 2;
  const r = size * 0.3;
  const diagonal = r * Math.SQRT2;
  const square = `M${c - r} ${c - r}H${c + r}V${c + r}H${c - r}Z`;
  const diamond = `M${c} ${c - diagonal}L${c + diagonal} ${c}L${c} ${c + diagonal}L${c - diagonal} ${c}Z`;
  const reach = `M${c} 0V${c - diagonal}M${c} ${size}V${c + diagonal}M0 ${c}H${c - diagonal}M${size} ${c}H${c + diagonal}`;
  const corners = `M0 0L${c - r} ${c - r}M${size} 0L${c + r} ${c - r}M0 ${size}L${c - r} ${c + r}M${size} ${size}L${c + r} ${c + r}`;
  return line(square + diamond + reach + corners, stroke, strokeWidth);
}

/** The calm studio behind a vehicle: sand wall with a faint zellige band, light floor, soft horizon. */
export function drawStudio(width: number, height: number, horizonY: number, defs: Defs): string {
  const wall = defs.linear(0, 0, 0, horizonY, [
    [0, '#ede3d1'],
    [0.6, '#f5eee2'],
    [1, '#faf6ee'],
  ]);
  const floor = defs.linear(0, horizonY, 0, height, [
    [0, '#e4d9c5'],
    [0.25, '#efe7d9'],
    [1, '#f9f5ed'],
  ]);
  const spot = defs.radial(width / 2, horizonY * 0.72, width * 0.52, [
    [0, '#ffffff', 0.95],
    [0.5, '#ffffff', 0.45],
    [1, '#ffffff', 0],
  ]);
  const zellige = defs.pattern(96, zelligeTile(96, '#b99b66', 1.1));
  const horizon = defs.linear(0, horizonY - 30, 0, horizonY + 30, [
    [0, '#cdbd9f', 0],
    [0.5, '#cdbd9f', 0.4],
    [1, '#cdbd9f', 0],
  ]);
  return group([
    rect(0, 0, width, height, { fill: wall }),
    rect(0, 0, width, horizonY, { fill: zellige, opacity: 0.26 }),
    rect(0, horizonY, width, height - horizonY, { fill: floor }),
    rect(0, horizonY - 30, width, 60, { fill: horizon }),
    rect(0, 0, width, height, { fill: spot }),
  ]);
}

import { join, relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { define, texts } from './texts.ts';

/** What counts for the pages of an area. */
interface Priority {
  /** How much one of its pages counts. */
  readonly weight: number;
  /** Bytes of a minified program that a further request is worth; lower values give more files with less in them. */
  readonly request: number;
}

/** Staff come back all day, and their pages share most of their programs: few files count more than a few bytes. */
const STAFF: Priority = { weight: 1, request: 600_000 };
/** The pages that a day at the desk begins with: whoever opens one waits for its bytes as visitors do, beside few files. */
const FIRST: Priority = { weight: 1600, request: 16_000 };
const FIRST_PAGES = ['Dashboard', 'Reservations', 'Vehicles', 'Rentals', 'Customers', 'Planning'].map(
  (name) => `src/areas/backoffice/${name}Page.tsx`,
);
const isFirst = (entry: string): boolean => FIRST_PAGES.includes(entry);
/** The calendar shares little code with the other five pages. With their weight it would load parts of the lists that it does not use. */
const CALENDAR: Priority = { ...FIRST, weight: 6 * FIRST.weight };
/** Customers use phones, like visitors, but open both of their pages in a visit, so that a saved request is worth more. */
const CUSTOMERS: Priority = { weight: 2000, request: 50_000 };
/** Visitors come with an empty cache, on slow lines, and see one or two pages: bytes count more than requests. */
const VISITORS: Priority = { weight: 3000, request: 3400 };

const priorityOf = (area: string): Priority => (area === 'public' ? VISITORS : area === 'customer' ? CUSTOMERS : STAFF);
const priorityOfPage = (area: string, entry: string): Priority => {
  if (!isFirst(entry)) return priorityOf(area);
  return entry.endsWith('/PlanningPage.tsx') ? CALENDAR : FIRST;
};

/** Dialogs and other parts that are loaded over a page. */
const PART_WEIGHT = 0.3;

/**
 * Parts with code of their own that a page always loads, by that page: the server renders a vehicle's detail with the fleet page, and the form
 * is all that the reservation page shows.
 */
const LOADED_WITH: Readonly<Record<string, string>> = {
  'src/features/vehicle/VehicleDetail.tsx': 'src/areas/public/FleetPage.tsx',
  'src/features/reservation-form/ReservationForm.tsx': 'src/areas/public/ReservationPage.tsx',
};

/**
 * The factor by which the pages of LOADED_WITH count more than others when modules are divided among files: they are the largest pages of
 * visitors.
 */
const LARGEST = 3;

/** A file of the bundler's own splitting: modules that exactly the same pages need. */
interface Piece {
  readonly modules: readonly string[];
  readonly bytes: number;
  /** Pages and parts loaded on their own; their files keep their names. */
  readonly entry: string | null;
  readonly imports: readonly number[];
  /** Entries that it loads when they are needed. */
  readonly loadsLate: readonly number[];
}

/** What somebody loads at once: a page with the application and its frame, or a dialog. */
interface Visit extends Priority {
  readonly pieces: ReadonlySet<number>;
}

/** Pieces that become one file. */
interface Group {
  readonly pieces: readonly number[];
  readonly bytes: number;
  /** Whether it is a page or a part of its own, which nothing is joined to. */
  readonly fixed: boolean;
  /** Indexes of other groups. */
  readonly imports: ReadonlySet<number>;
  /** By visit: whether it loads the file. */
  readonly loaded: readonly boolean[];
}

/** The groups by index; null for one that was joined to another, so that the others keep their index. */
type Groups = readonly (Group | null)[];

/**
 * Gives the files of the pages' build their groups. A plugin does this, because tools that only read the configuration must not wait for
 * it.
 */
export function sharedChunks(root: string, inputs: readonly string[]): Plugin {
  return {
    name: 'shared-chunks',
    apply: 'build',
    config: async () => ({
      build: { rolldownOptions: { output: { codeSplitting: await codeSplitting(root, inputs) } } },
    }),
  };
}

/**
 * Groups the modules that several pages share into few files. The bundler by itself makes a file for each combination of pages, over a
 * hundred for one list of the back-office. This builds the pages once without groups, then joins files as long as the saved requests are
 * worth more than the bytes that some page loads without need (docs/adr/0026-derived-chunks.md).
 */
async function codeSplitting(root: string, inputs: readonly string[]): Promise<Rolldown.CodeSplittingOptions> {
  const pieces = await piecesOf(root, inputs);
  const nameOf = new Map<string, string>();
  joined(pieces, visitsOf(pieces))
    .filter((group) => group.pieces.length > 1)
    .forEach((group, index) => {
      for (const piece of group.pieces)
        for (const module of pieces[piece]?.modules ?? []) nameOf.set(module, `shared-${index}`);
    });
  return {
    includeDependenciesRecursively: false,
    groups: [{ name: (id) => nameOf.get(id) ?? null }],
  };
}

async function piecesOf(root: string, inputs: readonly string[]): Promise<Piece[]> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define,
    plugins: [texts(), react()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: inputs.map((input) => join(root, input)),
        checks: { moduleLevelDirective: false, pluginTimings: false },
      },
    },
  });
  const chunks = [built]
    .flat()
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .filter((file) => file.type === 'chunk');
  const indexOf = new Map(chunks.map((chunk, index) => [chunk.fileName, index]));
  const indexes = (names: readonly string[]): number[] =>
    names.map((name) => indexOf.get(name)).filter((index) => index !== undefined);
  return chunks.map((chunk) => ({
    modules: chunk.moduleIds,
    bytes: chunk.code.length,
    entry:
      (chunk.isEntry || chunk.isDynamicEntry) && chunk.facadeModuleId
        ? relative(root, chunk.facadeModuleId).replaceAll(sep, '/')
        : null,
    imports: indexes(chunk.imports),
    loadsLate: indexes(chunk.dynamicImports),
  }));
}

const areaOf = (entry: string): string | undefined => /^src\/areas\/(\w+)\//.exec(entry)?.[1];

/** Routes are no page: whoever loads them loads the frame too. */
const isRoutes = (entry: string): boolean => entry.endsWith('/routes.tsx');

/** The layouts of an area, its routes and its queries are loaded with each of its pages. */
const isFrame = (entry: string): boolean =>
  /(?:Shell|Layout|routes|staffQueries|customerQueries)(?:\.generated)?\.tsx?$/.test(entry);

function visitsOf(pieces: readonly Piece[]): Visit[] {
  const entries = pieces.flatMap(({ entry }, index) => (entry === null ? [] : [{ entry, index }]));
  const application = entries.filter(({ entry }) => entry === 'index.html');
  const loaded = (start: readonly { index: number }[]): Set<number> => {
    const found = new Set<number>();
    const waiting = start.map(({ index }) => index);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      waiting.push(...(pieces[next]?.imports ?? []));
    }
    return found;
  };
  const framesOf = (area: string) => entries.filter(({ entry }) => areaOf(entry) === area && isFrame(entry));
  const pages = entries.flatMap((page) => {
    const area = areaOf(page.entry);
    return area === undefined
      ? []
      : [{ area, entry: page.entry, pieces: loaded([page, ...application, ...framesOf(area)]) }];
  });
  const applicationPieces = loaded(application);
  const loadedBy = (pieceIndexes: ReadonlySet<number>, part: number): boolean =>
    [...pieceIndexes].some((index) => pieces[index]?.loadsLate.includes(part));
  const parts = entries.flatMap((part): Visit[] => {
    if (areaOf(part.entry) !== undefined) return [];
    // What runs before the application must not wait for it.
    if (part.entry === 'src/app/boot.ts') return [{ weight: Infinity, request: 0, pieces: loaded([part]) }];
    const below = LOADED_WITH[part.entry];
    const page = pages.find(({ entry }) => entry === below);
    if (page) {
      const priority = priorityOf(page.area);
      return [{ ...priority, weight: LARGEST * priority.weight, pieces: new Set([...page.pieces, ...loaded([part])]) }];
    }
    const [heaviest] = pages
      .filter(({ pieces: own }) => loadedBy(own, part.index))
      .sort((one, other) => priorityOf(other.area).weight - priorityOf(one.area).weight);
    if (!heaviest) return [];
    return [
      {
        ...priorityOf(heaviest.area),
        // What the application itself loads late comes with the first page.
        weight: priorityOf(heaviest.area).weight * (loadedBy(applicationPieces, part.index) ? 1 : PART_WEIGHT),
        pieces: loaded([part, ...application, ...framesOf(heaviest.area)]),
      },
    ];
  });
  return [
    ...pages.map(({ area, entry, pieces: needed }) => ({ ...priorityOfPage(area, entry), pieces: needed })),
    ...parts,
  ];
}

/** Joins, again and again, the two files whose union saves most. Never lets files import each other in a circle. */
function joined(pieces: readonly Piece[], visits: readonly Visit[]): Group[] {
  const groups = pieces.map(({ bytes, entry, imports }, index): Group | null => ({
    pieces: [index],
    bytes,
    fixed: entry !== null && entry.startsWith('src/') && !isRoutes(entry),
    imports: new Set(imports),
    loaded: visits.map((visit) => visit.pieces.has(index)),
  }));
  const savings = new Savings(groups.length, visits);
  for (;;) {
    const union = bestUnion(groups, savings);
    if (!union) return groups.filter((group) => group !== null);
    unite(groups, ...union);
  }
}

/** Returns the indexes of the two groups to join; undefined if no union saves anything. */
function bestUnion(groups: Groups, savings: Savings): [number, number] | undefined {
  const reached = groups.map((_, index) => reachedFrom(groups, index));
  savings.update(groups, reached);
  const circle = (from: number, to: number): boolean =>
    [...(groups[from]?.imports ?? [])].some((next) => next !== to && reached[next]?.has(to));
  const free = freeOnes(groups);
  let best: [number, number] | undefined;
  let most = 0;
  for (const one of free)
    for (const other of free) {
      if (other <= one) continue;
      const gain = savings.of(one, other);
      if (gain <= most || circle(one, other) || circle(other, one)) continue;
      most = gain;
      best = [one, other];
    }
  return best;
}

/** Returns the indexes of the groups that may still be joined with others. */
const freeOnes = (groups: Groups): number[] => groups.flatMap((group, index) => (group && !group.fixed ? [index] : []));

/** What the savings of a group's unions are calculated from, by visit. */
interface Share {
  readonly loaded: Uint8Array;
  /** What it costs to load this group too, with what the visit would load in addition for it. */
  readonly costs: Float64Array;
}

/**
 * What the union of two groups saves, for every pair. A build tries tens of millions of unions; each changes few groups, and only the pairs
 * of those are calculated again.
 */
class Savings {
  private readonly shares: Share[] = [];
  private readonly saved: Float64Array;

  constructor(
    private readonly size: number,
    private readonly visits: readonly Visit[],
  ) {
    this.saved = new Float64Array(size * size);
  }

  /** Returns what a union saves; negative if it costs more than that. */
  of(one: number, other: number): number {
    return this.saved[one * this.size + other] ?? 0;
  }

  update(groups: Groups, reached: readonly ReadonlySet<number>[]): void {
    const free = freeOnes(groups);
    const changed = free.filter((index) => {
      const [share, before] = [this.shareOf(groups, index, reached[index] ?? new Set()), this.shares[index]];
      this.shares[index] = share;
      return !before || !isSame(share.loaded, before.loaded) || !isSame(share.costs, before.costs);
    });
    for (const one of changed)
      for (const other of free) {
        const gain = this.gainOf(this.shares[one], this.shares[other]);
        this.saved[one * this.size + other] = gain;
        this.saved[other * this.size + one] = gain;
      }
  }

  private shareOf(groups: Groups, index: number, reached: ReadonlySet<number>): Share {
    const group = groups[index];
    const costs = new Float64Array(this.visits.length).fill(group?.bytes ?? 0);
    for (const target of reached) {
      const behind = groups[target];
      if (!behind) continue;
      for (let visit = 0; visit < costs.length; visit += 1)
        if (!behind.loaded[visit])
          costs[visit] = (costs[visit] ?? 0) + behind.bytes + (this.visits[visit]?.request ?? 0);
    }
    return {
      loaded: Uint8Array.from(group?.loaded ?? [], Number),
      costs: costs.map((cost, visit) => cost * (this.visits[visit]?.weight ?? 0)),
    };
  }

  private gainOf(one: Share | undefined, other: Share | undefined): number {
    let sum = 0;
    for (let visit = 0; visit < this.visits.length; visit += 1) {
      const here = one?.loaded[visit];
      const there = other?.loaded[visit];
      if (here && there) sum += (this.visits[visit]?.weight ?? 0) * (this.visits[visit]?.request ?? 0);
      else if (here) sum -= other?.costs[visit] ?? 0;
      else if (there) sum -= one?.costs[visit] ?? 0;
    }
    return sum;
  }
}

const isSame = (one: Uint8Array | Float64Array, other: Uint8Array | Float64Array): boolean =>
  one.every((value, index) => value === other[index]);

/** Returns every group that the group imports, directly or not. */
function reachedFrom(groups: Groups, start: number): Set<number> {
  const found = new Set<number>();
  const waiting = [...(groups[start]?.imports ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(groups[next]?.imports ?? []));
  }
  return found;
}

/** Joins group `other` into group `one`. Whoever loads the union loads what it imports. */
function unite(groups: (Group | null)[], one: number, other: number): void {
  const [kept, gone] = [groups[one], groups[other]];
  if (!kept || !gone) throw new Error('There is no such group.');
  const behind = new Set([...reachedFrom(groups, one), ...reachedFrom(groups, other), one]);
  const loaded = kept.loaded.map((yes, visit) => yes || gone.loaded[visit] === true);
  groups.forEach((group, index) => {
    if (!group) return;
    const own = index === one ? new Set([...kept.imports, ...gone.imports]) : group.imports;
    const imports = new Set([...own].map((target) => (target === other ? one : target)));
    if (index === one) imports.delete(one);
    groups[index] = {
      ...group,
      ...(index === one && { pieces: [...kept.pieces, ...gone.pieces], bytes: kept.bytes + gone.bytes }),
      imports,
      loaded: behind.has(index) ? group.loaded.map((yes, visit) => yes || loaded[visit] === true) : group.loaded,
    };
  });
  groups[other] = null;
}

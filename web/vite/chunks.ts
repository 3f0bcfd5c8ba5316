import { dirname, join } from 'node:path';
import { parseAst, type Rolldown } from 'vite';

type ModuleInfo = (id: string) => Rolldown.ModuleInfo | null;

/** The areas of the pages, which they load in `src/areas/<area>/routes.tsx`, and the dialogs with which the server draws some of them. */
const AREAS = { public: ['features/vehicle/VehicleDetail.tsx'], customer: [], backoffice: [] };
/** A module that this many pages load stands in a file that they share; otherwise it comes with its page. */
const SHARED_BY = 2;
/** The modules that start something: they stand alone, because other files load the application's file too. */
const STARTING = /\.html$|\/src\/(?:app\/main\.tsx|worker\/.*|graphiql\/.*)$/;

/**
 * Groups the modules that several pages load by the areas of these pages, and what the application itself needs. The bundler by itself makes a
 * file for each combination of pages, over a hundred for one list of the back-office. A module's imports are loaded by the same pages and maybe
 * by others, so files never import each other in a circle.
 */
export const codeSplitting = (root: string): Rolldown.CodeSplittingOptions => {
  let names: ReadonlyMap<string, string> | undefined;
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'application', tags: ['$initial'], test: (id) => !STARTING.test(id), priority: 1 },
      // The pages use what the application starts with; the rest of GraphQL is for the API's editor.
      { name: 'editor', test: /node_modules\/graphql(?:-tag)?\//, priority: 1 },
      {
        debugName: 'shared by areas',
        name: (id, context) => (names ??= fileNames(root, (module) => context.getModuleInfo(module))).get(id) ?? null,
      },
    ],
  };
};

/** Returns the name of the file of each module that several pages or the application load. */
function fileNames(root: string, moduleInfo: ModuleInfo): ReadonlyMap<string, string> {
  const inSource = (path: string): string => join(root, 'src', path).replaceAll('\\', '/');
  const graph = new ModuleGraph(moduleInfo);
  const loaders = new Map<string, { pages: Set<string>; areas: Set<string> }>();
  for (const [area, dialogs] of Object.entries(AREAS)) {
    const pages = moduleInfo(inSource(`areas/${area}/routes.tsx`))?.dynamicallyImportedIds ?? [];
    for (const page of [...pages, ...dialogs.map(inSource)])
      for (const module of graph.loadedWith(page)) {
        const by = loaders.get(module) ?? { pages: new Set(), areas: new Set() };
        loaders.set(module, { pages: by.pages.add(page), areas: by.areas.add(area) });
      }
  }
  const shared = [...loaders].filter(([, { pages }]) => pages.size >= SHARED_BY);
  return new Map(shared.map(([module, { areas }]) => [module, ['shared', ...areas].join('-')]));
}

/** All names of a module. */
const ALL = '*';

/** What a module imports from another one. */
interface Import {
  /** The name there, and the one by which an index exports it. */
  readonly imported: string;
  readonly exported: string;
  /** The path as the statement has it. */
  readonly from: string;
}

interface Statements {
  readonly imports: readonly Import[];
  /** The modules of an index, which only hands on the names of others, with these names; null for a module with code of its own. */
  readonly parts: ReadonlyMap<string, readonly Import[]> | null;
}

/** Reads the import and export statements of a module. */
function statementsOf(info: Rolldown.ModuleInfo | null): Statements {
  if (!info?.code) return { imports: [], parts: null };
  const nameOf = (node: { type: string }): string =>
    'name' in node && typeof node.name === 'string' ? node.name : ALL;
  const imports: Import[] = [];
  let isIndex = true;
  for (const node of parseAst(info.code).body) {
    if (node.type === 'ImportDeclaration')
      for (const part of node.specifiers) {
        const imported = part.type === 'ImportSpecifier' ? nameOf(part.imported) : ALL;
        imports.push({ imported, exported: part.local.name, from: node.source.value });
      }
    else if (node.type === 'ExportAllDeclaration')
      imports.push({ imported: ALL, exported: ALL, from: node.source.value });
    else if (node.type !== 'ExportNamedDeclaration' || node.declaration) isIndex = false;
    else if (node.source)
      for (const part of node.specifiers)
        imports.push({ imported: nameOf(part.local), exported: nameOf(part.exported), from: node.source.value });
  }
  const byPath = new Map<string, Import[]>();
  for (const each of imports) {
    const path = join(dirname(info.id), each.from);
    byPath.set(path, [...(byPath.get(path) ?? []), each]);
  }
  const everything: Import = { imported: ALL, exported: ALL, from: '' };
  return {
    imports,
    parts: isIndex ? new Map(info.importedIds.map((id) => [id, byPath.get(id) ?? [everything]])) : null,
  };
}

/** What modules import, as far as the bundler keeps it: of the index of a package only what is imported by name. */
class ModuleGraph {
  private readonly known = new Map<string, Statements>();
  private readonly imports = new Map<string, ReadonlySet<string>>();
  private readonly moduleInfo: ModuleInfo;
  constructor(moduleInfo: ModuleInfo) {
    this.moduleInfo = moduleInfo;
  }

  /** Returns a module with all that it imports, except what is loaded later. */
  loadedWith(start: string): ReadonlySet<string> {
    const found = new Set<string>();
    const waiting = [start];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      waiting.push(...this.importsOf(next));
    }
    return found;
  }

  private importsOf(id: string): ReadonlySet<string> {
    const known = this.imports.get(id);
    if (known) return known;
    const names = new Set(this.statements(id).imports.map(({ imported }) => imported));
    const imports = new Set(
      (this.moduleInfo(id)?.importedIds ?? []).flatMap((target) => this.modulesOf(target, names)),
    );
    this.imports.set(id, imports);
    return imports;
  }

  /** Returns the modules that an import of names from a module leads to. */
  private modulesOf(id: string, names: ReadonlySet<string>): string[] {
    const { parts } = this.statements(id);
    if (!parts) return [id];
    return [...parts].flatMap(([part, own]) => {
      const passedOn = own.flatMap(({ imported, exported }) =>
        exported === ALL ? [...names] : names.has(exported) ? [imported] : [],
      );
      return passedOn.length > 0 ? this.modulesOf(part, new Set(passedOn)) : [];
    });
  }

  private statements(id: string): Statements {
    const known = this.known.get(id) ?? statementsOf(this.moduleInfo(id));
    this.known.set(id, known);
    return known;
  }
}

/** A rule of a stylesheet: the text before the braces, and the text between them; null for a statement without braces. */
interface Rule {
  prelude: string;
  body: string | null;
}

/** Returns the index after the quoted text or comment that begins at `from`. */
const skip = (css: string, from: number): number => {
  if (css.startsWith('/*', from)) return css.indexOf('*/', from) + 2;
  const quote = css[from];
  let at = from + 1;
  while (at < css.length && css[at] !== quote) at += css[at] === '\\' ? 2 : 1;
  return at + 1;
};

const isSkipped = (css: string, at: number): boolean => css[at] === '"' || css[at] === "'" || css.startsWith('/*', at);

const comment = /\/\*[^]*?\*\//g;

/** Splits a stylesheet into its rules, in order; nested rules stay in the body. */
const rulesOf = (css: string): Rule[] => {
  const rules: Rule[] = [];
  let start = 0;
  let opened = 0;
  let depth = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (isSkipped(css, at)) {
      at = skip(css, at) - 1;
    } else if (css[at] === '{') {
      if (depth === 0) opened = at;
      depth += 1;
    } else if (css[at] === '}') {
      depth -= 1;
      if (depth > 0) continue;
      rules.push({ prelude: css.slice(start, opened).replace(comment, '').trim(), body: css.slice(opened + 1, at) });
      start = at + 1;
    } else if (css[at] === ';' && depth === 0) {
      rules.push({ prelude: css.slice(start, at).trim(), body: null });
      start = at + 1;
    }
  }
  return rules;
};

/** Conditions, which may match without the classes that they name. */
const conditional = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
const quoted = /"[^"]*"|'[^']*'/g;
const selectors = /(?:"[^"]*"|'[^']*'|\((?:[^()]|\([^()]*\))*\)|[^,])+/g;
const className = /\.((?:\\.|[\w-])+)/g;

const canMatch = (selector: string, classes: ReadonlySet<string>): boolean =>
  [...selector.replace(quoted, '').replace(conditional, '').matchAll(className)].every(([, name = '']) =>
    classes.has(name.replaceAll('\\', '')),
  );

const grouping = /^@(?:layer|media|supports|container)\b/;
const keyframes = /^@(?:-webkit-)?keyframes\s+(\S+)/;

const keep = (css: string, classes: ReadonlySet<string>): string =>
  rulesOf(css)
    .map(({ prelude, body }) => {
      if (body === null) return `${prelude};`;
      if (grouping.test(prelude)) {
        const kept = keep(body, classes);
        return kept && `${prelude}{${kept}}`;
      }
      if (prelude.startsWith('@')) return `${prelude}{${body}}`;
      const matching = (prelude.match(selectors) ?? []).filter((selector) => canMatch(selector, classes));
      return matching.length === 0 ? '' : `${matching.join(',')}{${body}}`;
    })
    .join('');

const variable = /(?<=[{;])(--[\w-]+):(?:[^;{}"']|"[^"]*"|'[^']*')*(?:;|(?=\}))/g;
const reading = /var\(\s*(--[\w-]+)/g;

/** Removes the variables that are never used. */
const withoutUnread = (css: string, html: string): string => {
  const read = new Set([...`${css}${html}`.matchAll(reading)].map(([, name]) => name));
  return css.replace(variable, (declaration, name: string) => (read.has(name) ? declaration : ''));
};

/**
 * Returns the part of a stylesheet that can apply to a piece of HTML, in the same order: without rules for other classes, and without
 * unused animations and variables.
 */
export const usedStyles = (css: string, html: string): string => {
  const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const kept = keep(css, classes);
  const animated = rulesOf(kept)
    .filter(({ prelude }) => {
      const [, animation] = keyframes.exec(prelude) ?? [];
      return animation === undefined || kept.split(animation).length > 2;
    })
    .map(({ prelude, body }) => (body === null ? `${prelude};` : `${prelude}{${body}}`))
    .join('');
  return withoutUnread(animated, html);
};

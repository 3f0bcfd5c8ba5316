import { readFileSync } from 'node:fs';

/** A fenced block of a page: the text after the fence, and the content. */
export interface DocBlock {
  /** Line of the fence, from 1, which names the block in a test. */
  readonly line: number;
  readonly language: string;
  /** `file=rent.mjs`: the file name for the reader. */
  readonly file: string | undefined;
  /** Whether the block can be run as it is. */
  readonly run: boolean;
  /** Other words after the fence: `variables`. */
  readonly role: string | undefined;
  readonly text: string;
}

/** Returns every fenced block of a Markdown page, in order. */
export function blocksOf(page: string): DocBlock[] {
  const blocks: DocBlock[] = [];
  const lines = page.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const fence = /^```(\S.*)$/.exec(lines[i] ?? '');
    if (!fence) continue;
    const end = lines.indexOf('```', i + 1);
    if (end < 0) throw new Error(`The block of line ${i + 1} has no end`);
    const [language = '', ...words] = (fence[1] ?? '').split(/\s+/);
    const file = words.find((word) => word.startsWith('file='))?.slice('file='.length);
    blocks.push({
      line: i + 1,
      language,
      file,
      run: words.includes('run'),
      role: words.find((word) => word !== 'run' && !word.startsWith('file=')),
      text: lines.slice(i + 1, end).join('\n'),
    });
    i = end;
  }
  return blocks;
}

/** Returns the rows of the table whose header begins with these cells, without header and rule. */
export function tableOf(page: string, ...head: string[]): string[][] {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => head.every((cell, i) => cellsOf(line)[i] === cell));
  if (start < 0) throw new Error(`No table with the head ${head.join(' | ')}`);
  const end = lines.findIndex((line, i) => i > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map(cellsOf);
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/**
 * Reads the request of a curl command. Supports what the page uses: -s, -H, -d, -F with @files, and $VARIABLES outside of single quotes.
 */
export function requestOf(command: string, env: Readonly<Record<string, string>>, fileAt: (name: string) => string) {
  const [program, ...words] = wordsOf(command, env);
  if (program !== 'curl') throw new Error(`No curl command: ${command}`);
  const headers: [string, string][] = [];
  const form = new FormData();
  let body: string | undefined;
  let url: string | undefined;
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '-s') continue;
    if (!word.startsWith('-')) url = word;
    else {
      const value = words.shift() ?? '';
      const [name = '', content = ''] = split(value, word === '-H' ? ':' : '=');
      if (word === '-H') headers.push([name, content.trim()]);
      else if (word === '-d') body = value;
      else if (word !== '-F') throw new Error(`This page's curl does not know ${word}`);
      else if (content.startsWith('@'))
        form.append(name, new Blob([readFileSync(fileAt(content.slice(1)))]), content.slice(1));
      else form.append(name, content);
    }
  }
  if (!url) throw new Error(`No address: ${command}`);
  return { url, init: { method: 'POST', headers, body: body ?? form } };
}

function split(text: string, at: string): [string, string] {
  const place = text.indexOf(at);
  return [text.slice(0, place), text.slice(place + 1)];
}

/** Splits a command as a shell does: quotes, line ends after a backslash, variables. */
function wordsOf(command: string, env: Readonly<Record<string, string>>): string[] {
  const parts = command.replace(/\\\n/g, ' ').match(/(?:'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"])+/g) ?? [];
  const filled = (text: string) => text.replace(/\$(\w+)/g, (_all, name: string) => env[name] ?? '');
  return parts.map((part) =>
    part.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|([^'"]+)/g, (_all, single?: string, double?: string, bare?: string) =>
      single !== undefined ? single : filled(double?.replace(/\\(.)/g, '$1') ?? bare ?? ''),
    ),
  );
}

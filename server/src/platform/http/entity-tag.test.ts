import { entityTagOf, hasCopy } from './entity-tag.js';

describe('If-None-Match', () => {
  const tag = entityTagOf('text');
  const strong = tag.slice('W/'.length);

  it.each([tag, strong, '*', `"other", ${tag}`, ` ${strong} ,"other"`])('%s names the current version', (sent) => {
    expect(hasCopy(sent, tag)).toBe(true);
    expect(hasCopy(sent, strong)).toBe(true);
  });

  it.each([undefined, '', '"other"', `${strong}x`, strong.slice(1, -1)])('%s does not', (sent) => {
    expect(hasCopy(sent, tag)).toBe(false);
  });
});

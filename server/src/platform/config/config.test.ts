import { readConfig } from './config.js';

describe('PUBLIC_URL', () => {
  it.each(['https://www.example.ma', 'https://www.example.ma/', 'http://10.0.0.2:8080'])('%s is an origin', (url) => {
    expect(readConfig({ PUBLIC_URL: url })).toMatchObject({ publicUrl: url.replace(/\/$/, ''), behindProxy: true });
  });

  it.each([
    'https://www.example.ma/location',
    'https://www.example.ma/location/',
    'https://www.example.ma/?a=1',
    'https://www.example.ma/#a',
    'https://user:word@www.example.ma',
  ])('%s is refused with a sentence', (url) => {
    expect(() => readConfig({ PUBLIC_URL: url })).toThrow(
      'PUBLIC_URL must be an origin without a path, like https://www.example.ma: the application does not run below a path.',
    );
  });
});

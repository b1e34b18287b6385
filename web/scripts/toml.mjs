// As much of TOML as a value of a rule vector needs: strings, numbers, truth values, lists and inline tables.

/** Reads the value at the beginning of a text; what follows it is passed over. */
export function parseValue(text) {
  let at = 0;
  const space = () => {
    while (/[\s,]/.test(text[at] ?? '')) at += 1;
  };
  const take = (pattern, what) => {
    const [found] = new RegExp(pattern, 'y').exec(text.slice(at)) ?? [];
    if (found === undefined) throw new Error(`found \`${text.slice(at, at + 12)}\`, expected ${what}`);
    at += found.length;
    return found;
  };
  const value = () => {
    space();
    if (text[at] === '"') return JSON.parse(take('"(?:[^"\\\\]|\\\\.)*"', 'a string'));
    if (text[at] === '[') {
      at += 1;
      const list = [];
      for (space(); text[at] !== ']'; space()) list.push(value());
      at += 1;
      return list;
    }
    if (text[at] === '{') {
      at += 1;
      const table = {};
      for (space(); text[at] !== '}'; space()) {
        const key = take('[\\w-]+', 'a key');
        take('\\s*=', '`=`');
        table[key] = value();
      }
      at += 1;
      return table;
    }
    return JSON.parse(take('true|false|-?\\d+', 'a value'));
  };
  return value();
}

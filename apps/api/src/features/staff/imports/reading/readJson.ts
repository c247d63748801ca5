import { decodeFile, findEncoding } from './encoding.ts';
import { FileError } from './fileError.ts';
import type { PackageFile } from './packageSource.ts';

const LIMIT = 50 * 1024 * 1024;

/**
 * Reads a JSON file with its text.
 *
 * @throws FileError
 */
export async function readJson(
  file: PackageFile,
): Promise<{ readonly text: string; readonly value: unknown }> {
  if (file.size > LIMIT) throw new FileError(file.name, 'It is larger than 50 MB.');
  let text = '';
  for await (const part of decodeFile(file, await findEncoding(file))) text += part;
  try {
    return { text, value: JSON.parse(text) };
  } catch (error) {
    throw new FileError(
      file.name,
      `It is no JSON (${error instanceof Error ? error.message : 'unreadable'}).`,
    );
  }
}

/** Returns the line of each object in the first array of a JSON text, from 1. */
export function linesOfItems(text: string): readonly number[] {
  const lines: number[] = [];
  let [line, depth, isQuoted, listDepth] = [1, 0, false, -1];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\n') line += 1;
    else if (isQuoted) {
      if (character === '\\') at += 1;
      else if (character === '"') isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === '[' || character === '{') {
      if (character === '[' && listDepth === -1) listDepth = depth + 1;
      if (character === '{' && depth === listDepth) lines.push(line);
      depth += 1;
    } else if (character === ']' || character === '}') {
      depth -= 1;
      if (depth < listDepth) return lines;
    }
  }
  return lines;
}

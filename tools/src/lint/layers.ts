/** A folder's place in the layers of its package. */
interface Layer {
  readonly folder: string;
  readonly rank: number;
}

/** Finds the layer of a folder inside `src`: the longest entry that contains it, a named one before a wildcard. */
function layerOf(folder: string, layers: readonly string[]): Layer | undefined {
  const candidates = layers.flatMap((entry, rank) => {
    if (entry === '.') return folder === '.' ? [{ folder, rank, weight: 0 }] : [];
    const isWildcard = entry.endsWith('/*');
    const depth = entry.split('/').length;
    const name = isWildcard ? folder.split('/').slice(0, depth).join('/') : entry;
    const isWithin = isWildcard
      ? folder.startsWith(entry.slice(0, -1))
      : folder === entry || folder.startsWith(`${entry}/`);
    return isWithin ? [{ folder: name, rank, weight: 2 * depth + (isWildcard ? 0 : 1) }] : [];
  });
  return candidates.toSorted((one, other) => other.weight - one.weight)[0];
}

/**
 * Checks an import inside a package with layers. A folder may import itself and the folders before it.
 *
 * @param from the importing file's folder inside `src`, `.` for `src` itself.
 * @param to the imported file's folder.
 * @param layers the folders, lowest first (see `Boundary`).
 * @returns a message when the import is forbidden, undefined when it is allowed.
 */
export function checkLayers(
  from: string,
  to: string,
  layers: readonly string[],
): string | undefined {
  const [fromLayer, toLayer] = [layerOf(from, layers), layerOf(to, layers)];
  if (fromLayer === undefined) return `The folder '${from}' is in no layer of the boundary table.`;
  if (toLayer === undefined) {
    return `'${fromLayer.folder}' may not import '${to}', which is in no layer of the boundary table.`;
  }
  if (fromLayer.folder === toLayer.folder || toLayer.rank < fromLayer.rank) return undefined;
  return `'${fromLayer.folder}' may not import '${toLayer.folder}': a folder imports only folders before it in the layers of tools/src/lint/boundaryTable.ts. Move the shared part down, or take it as a parameter.`;
}

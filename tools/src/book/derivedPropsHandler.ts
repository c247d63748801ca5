import { type Handler, utils } from 'react-docgen';

type Documentation = Parameters<Handler>[0];
type NodePath = ReturnType<typeof utils.resolveToValue>;
type IsWanted = (name: string) => boolean;

/** Returns the names in a type such as `'title' | 'size'`. */
const namesIn = (type: NodePath): readonly string[] => {
  if (type.isTSUnionType()) return type.get('types').flatMap(namesIn);
  const literal = type.isTSLiteralType() ? type.node.literal : undefined;
  return literal?.type === 'StringLiteral' ? [literal.value] : [];
};

/** Returns what `Pick` or `Omit` derive a type from, and which of its props they leave; undefined for another type. */
const derivationOf = (type: NodePath) => {
  if (!type.isTSTypeReference()) return undefined;
  const parameters = type.get('typeParameters');
  const name = type.get('typeName');
  const isPick = name.isIdentifier({ name: 'Pick' });
  if (!parameters.isTSTypeParameterInstantiation()) return undefined;
  const [base, chosen] = parameters.get('params');
  const isDerived = isPick || name.isIdentifier({ name: 'Omit' });
  if (!isDerived || base === undefined || chosen === undefined) return undefined;
  const names = namesIn(chosen);
  return { base, isLeft: (prop: string) => names.includes(prop) === isPick };
};

/** Describes the props of a type that are wanted of it. */
const describe = (documentation: Documentation, type: NodePath, isWanted: IsWanted): void => {
  const describePart = (part: NodePath) => describe(documentation, part, isWanted);
  if (type.isTSIntersectionType()) return type.get('types').forEach(describePart);
  if (type.isTSTypeAliasDeclaration()) return describePart(type.get('typeAnnotation'));
  if (type.isTSInterfaceDeclaration()) return describePart(type.get('body'));
  const derivation = derivationOf(type);
  if (derivation !== undefined) {
    const { base, isLeft } = derivation;
    return describe(documentation, base, (prop) => isWanted(prop) && isLeft(prop));
  }
  if (type.isTSTypeReference()) {
    const declared = utils.resolveToValue(type.get('typeName'));
    // What cannot be found is its own name.
    if (declared.isTSTypeAliasDeclaration() || declared.isTSInterfaceDeclaration()) {
      describePart(declared);
    }
  } else if (type.isTSTypeLiteral() || type.isTSInterfaceBody()) {
    for (const prop of type.isTSTypeLiteral() ? type.get('members') : type.get('body')) {
      if (prop.isTSPropertySignature() && isWanted(utils.getPropertyName(prop) ?? '')) {
        const described = documentation.getPropDescriptor(utils.getPropertyName(prop) ?? '');
        const annotation = prop.get('typeAnnotation');
        described.required ??= prop.node.optional !== true;
        if (annotation.isTSTypeAnnotation()) {
          described.tsType ??= utils.getTSType(annotation, null);
        }
        // One that may be undefined means something else then. It says so in its type.
        if (!described.required && described.tsType?.name === 'boolean') {
          described.defaultValue ??= { value: 'false', computed: false };
        }
        utils.setPropDescription(documentation, prop);
      }
    }
  }
};

/**
 * Describes what react-docgen's own handlers miss: the props of a type that `Pick` or `Omit` derives, and the default of a
 * boolean that no parameter names.
 */
export const derivedPropsHandler: Handler = (documentation, component) => {
  for (const type of utils.getTypeFromReactComponent(component)) {
    describe(documentation, type, () => true);
  }
};

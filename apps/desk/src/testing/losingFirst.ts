/** Returns a handler that does what it is given, and loses the response of the first call. */
export function losingFirst<Call, Value>(handle: (call: Call) => Value): (call: Call) => Value {
  let isFirst = true;
  return (call) => {
    const value = handle(call);
    if (!isFirst) return value;
    isFirst = false;
    throw new TypeError('The connection was lost.');
  };
}

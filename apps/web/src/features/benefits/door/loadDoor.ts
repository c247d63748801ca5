/** Loads the screen for the door on demand, because few pages show a code. */
export async function loadDoor() {
  return (await import('./DoorScreen.tsx')).DoorScreen;
}

// The tests read class names, not styles. Without this, each module of styles would add its rules to the page.
import '@vanilla-extract/css/disableRuntimeStyles';

// React would make a task of the debugger for each element, which takes a tenth of the time.
Reflect.deleteProperty(console, 'createTask');
